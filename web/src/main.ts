/** Where the page begins. */
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell, obeyAddress } from "./lib/arriving";

obeyAddress();
const target = document.getElementById("app");
if (target) mount(App, { target });
keepShell();
