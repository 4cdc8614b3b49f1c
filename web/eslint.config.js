// What the type checker does not see.  Formatting is not linted.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte", "**/*.svelte.ts"],
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "svelte/no-at-html-tags": "off", // only for our own drawings, never for text that people write
      "svelte/no-useless-mustaches": "off", // {" "} is a space that Svelte keeps
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reports them
      "svelte/prefer-svelte-reactivity": "off", // a Map that is not shown need not be reactive
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
