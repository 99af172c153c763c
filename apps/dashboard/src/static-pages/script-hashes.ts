import { createHash } from "node:crypto";

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts, as sources of a content security policy. */
export function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(anyScript)].filter(([, attributes = ""]) => !/\bsrc=/.test(attributes));
  return [
    ...new Set(inline.map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)),
  ];
}
