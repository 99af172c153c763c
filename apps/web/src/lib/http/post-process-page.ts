import { createHash } from "node:crypto";
import { contentSecurity } from "./content-security.ts";
import { inlineUsedCss } from "./inline-used-css.ts";

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const anyStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** What stays on a page: our own scripts, what runs before the paint, and data for crawlers. */
const stays = /\bsrc="\/widget\.js|\bdata-(?:before|after)-paint\b|\btype="application\/ld\+json"/;
const scriptHint = /<link\b[^>]*\bas="script"[^>]*>/g;

/** Removes React's scripts and the page data they read: our own scripts provide the page's behaviour. */
const withoutReact = (html: string) =>
  html
    .replaceAll(anyScript, (script: string, attributes: string) => (stays.test(attributes) ? script : ""))
    .replaceAll(scriptHint, "");

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** Data that browsers don't execute needs no permission. */
const isRun = (attributes: string) => !/\bsrc=|\btype="(?:text\/plain|application\/ld\+json)"/.test(attributes);

const inlineScripts = (html: string) =>
  [...html.matchAll(anyScript)].flatMap(([, attributes = "", code = ""]) => (isRun(attributes) ? [hash(code)] : []));
const inlineStyles = (html: string) => [...html.matchAll(anyStyle)].map(([, text = ""]) => hash(text));

/**
 * A finished page as it is sent: without React and with its styles inlined, and with a policy that allows its own
 * inline scripts and styles and no other.
 */
export function postProcessPage(html: string): { html: string; policy: string } {
  const sealed = inlineUsedCss(withoutReact(html));
  return { html: sealed, policy: contentSecurity([...new Set(inlineScripts(sealed))], inlineStyles(sealed)) };
}
