// What the types do not see.  Formatting is not linted.
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
      "svelte/no-at-html-tags": "off", // our own drawings; what people write is never drawn
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      "svelte/no-unused-svelte-ignore": "off", // svelte-check judges them
      "svelte/prefer-svelte-reactivity": "off", // a Map that no one draws need not be watched
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
