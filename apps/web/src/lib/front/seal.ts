import { createHash } from "node:crypto";
import { contentSecurity } from "./content-security.ts";
import { withOwnStyle } from "./page-style.ts";

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const anyStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** What stays on a page: scripts of our own, what runs before the paint, and data for crawlers. */
const stays = /\bsrc="\/widget\.js|\bdata-(?:before|after)-paint\b|\btype="application\/ld\+json"/;
const scriptHint = /<link\b[^>]*\bas="script"[^>]*>/g;

/** Without React's scripts and the copy of the page that they read: what moves in it moves by scripts of our own. */
const withoutReact = (html: string) =>
  html
    .replaceAll(anyScript, (script: string, attributes: string) => (stays.test(attributes) ? script : ""))
    .replaceAll(scriptHint, "");

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** Data that browsers do not run needs no leave. */
const isRun = (attributes: string) => !/\bsrc=|\btype="(?:text\/plain|application\/ld\+json)"/.test(attributes);

const inlineScripts = (html: string) =>
  [...html.matchAll(anyScript)].flatMap(([, attributes = "", code = ""]) => (isRun(attributes) ? [hash(code)] : []));
const inlineStyles = (html: string) => [...html.matchAll(anyStyle)].map(([, text = ""]) => hash(text));

/**
 * A finished page as it goes out: without React and with its styles inside, and with the policy that allows its own
 * inline scripts and styles and no other.
 */
export function seal(html: string): { html: string; policy: string } {
  const sealed = withOwnStyle(withoutReact(html));
  return { html: sealed, policy: contentSecurity([...new Set(inlineScripts(sealed))], inlineStyles(sealed)) };
}
