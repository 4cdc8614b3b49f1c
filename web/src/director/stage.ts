// What is loaded when a game is shown: the director and its stage.
export { Director } from "./director.svelte";
export { default as Recap } from "./Recap.svelte";
export { default as Stage } from "./Stage.svelte";
