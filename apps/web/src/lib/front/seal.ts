import { createHash } from "node:crypto";
import { contentSecurity } from "./content-security.ts";

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** What stays on a page: scripts of our own, what runs before the paint, and data for crawlers. */
const stays = /\bsrc="\/(?:site\.js|pages\/|widget\.js)|\bdata-before-paint\b|\btype="application\/ld\+json"/;
const scriptHint = /<link\b[^>]*\bas="script"[^>]*>/g;

/** Without React's scripts and the copy of the page that they read: what moves in it moves by scripts of our own. */
const withoutReact = (html: string) =>
  html
    .replaceAll(anyScript, (script: string, attributes: string) => (stays.test(attributes) ? script : ""))
    .replaceAll(scriptHint, "");

function inlineSources(html: string): string[] {
  const inline = [...html.matchAll(anyScript)].filter(([, attributes = ""]) => !/\bsrc=/.test(attributes));
  return [
    ...new Set(inline.map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)),
  ];
}

/** A finished page as it goes out: without React, and with the policy that allows its own inline scripts and no other. */
export function seal(html: string): { html: string; policy: string } {
  const sealed = withoutReact(html);
  return { html: sealed, policy: contentSecurity(inlineSources(sealed)) };
}
