import { resolveLanguage } from "./core/texts/language.ts";
import { createWidget, type Widget } from "./create-widget.ts";

declare global {
  // An interface, because only an interface can extend the browser's own type.
  interface Window {
    Mauzo?: Widget;
  }
  /** The panel's file, next to the loader: `widget/panel-<hash>.js`. Filled in by the build. */
  const panelFile: string;
}

// A classic script has no import.meta, and currentScript is only set during its first run.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) embed(script.src, script.dataset);

function embed(src: string, given: DOMStringMap) {
  if (!document.body || (given.target && document.readyState === "loading")) {
    addEventListener("DOMContentLoaded", () => embed(src, given));
    return;
  }
  const { bot, lang } = given;
  if (!bot || window.Mauzo) return;
  let tries = 0;
  window.Mauzo = createWidget(
    { ...given, src, botId: bot, lang: resolveLanguage(lang || document.documentElement.lang) },
    () =>
      // Browsers may cache a module's failure under its address.
      import(/* @vite-ignore */ new URL(panelFile + (tries++ ? `?${tries}` : ""), src).href),
    () => delete window.Mauzo,
  );
}
