const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** What stays on a page: our own scripts, what runs before the paint, and data for crawlers. */
const stays = /\bsrc="\/widget\.js|\bdata-(?:before|after)-paint\b|\btype="application\/ld\+json"/;
const scriptHint = /<link\b[^>]*\bas="script"[^>]*>/g;

/** Removes React's scripts and the page data they read: our own scripts provide the page's behaviour. */
export const takeReactOut = (html: string): string =>
  html
    .replaceAll(anyScript, (script: string, attributes: string) => (stays.test(attributes) ? script : ""))
    .replaceAll(scriptHint, "");
