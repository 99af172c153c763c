import { resolveLanguage } from "./core/texts/language.ts";
import { createWidget, type Widget } from "./create-widget.ts";

declare global {
  // An interface, because only that can add to the browser's own.
  interface Window {
    Mauzo?: Widget;
  }
  /** The panel's file, beside the loader: `widget/panel-<hash>.js`. Written in by the build. */
  const panelFile: string;
}

// A classic script has no import.meta, and currentScript is there only while it runs for the first time.
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
      // Browsers may remember by its address that a module failed.
      import(/* @vite-ignore */ new URL(panelFile + (tries++ ? `?${tries}` : ""), src).href),
    () => delete window.Mauzo,
  );
}
