import { createHash } from "node:crypto";
import { contentSecurity } from "./content-security.ts";

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** What stays on a page without React: scripts of our own, what runs before the paint, and data for crawlers. */
const stays = /\bsrc="\/(?:site\.js|pages\/|widget\.js)|\bdata-before-paint\b|\btype="application\/ld\+json"/;
const scriptHint = /<link\b[^>]*\bas="script"[^>]*>/g;

const isPlain = (html: string) => html.includes("data-plain=");

/** Without React's scripts and the copy of the page that they read: a page that is only read needs neither. */
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

/**
 * A finished page as it goes out: the plain ones (`data-plain` on their content) without React, each with the policy
 * that allows its own inline scripts and no other.
 */
export function seal(html: string): { html: string; policy: string } {
  const sealed = isPlain(html) ? withoutReact(html) : html;
  return { html: sealed, policy: contentSecurity(inlineSources(sealed)) };
}
