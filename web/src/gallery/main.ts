/** For development only: every drawing and every thing on the table, in all its states. `gallery.html?show=follow` */
import "../styles/tokens.css";
import "../styles/base.css";
import { mount } from "svelte";
import { LANGUAGES } from "@/lib/settings.svelte";
import { texts } from "@/lib/texts.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
for (const name of ["theme", "palette", "motion"]) {
  const value = asked.get(name);
  if (value) document.documentElement.setAttribute(`data-${name}`, value);
}
await texts.speak(LANGUAGES.find((language) => language === asked.get("lang")) ?? "en");
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { show: asked.get("show") ?? "things" } });
