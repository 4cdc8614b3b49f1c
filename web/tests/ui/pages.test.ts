// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pageOf } from "../../src/ui/pages";

test.each([
  ["/", "FrontPage", {}],
  ["/new", "NewPage", {}],
  ["/new/", "NewPage", {}],
  ["/join", "JoinPage", {}],
  ["/join/ABCDE", "JoinPage", { code: "ABCDE" }],
  ["/watch", "WatchPage", {}],
  ["/t/Ab_3-x", "TablePage", { id: "Ab_3-x" }],
  ["/nowhere", "LostPage", { path: "/nowhere" }],
  ["/t/", "LostPage", { path: "/t/" }],
  ["/t/a/b", "LostPage", { path: "/t/a/b" }],
  ["/replay/x/y", "LostPage", { path: "/replay/x/y" }],
])("%s is %s", (path, name, props) => {
  expect(pageOf(path)).toMatchObject({ name, props });
});
