// The entry point of the page, with the theme and language chosen on this device.
import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/theme.css";
import "./ui/frame.css";
import { dress, speakAsChosen } from "./ui/device.svelte";
import { keepForOffline } from "./ui/offline";

dress();
await speakAsChosen();
mount(App, { target: document.getElementById("app")! });
keepForOffline();
