// The page starts here: as it was chosen on this device, in a language the reader has.
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
