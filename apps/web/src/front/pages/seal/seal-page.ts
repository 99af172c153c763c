import { createHash } from "node:crypto";
import { contentSecurity } from "./content-security.ts";
import { inlineUsedCss } from "./inline-used-css.ts";
import { takeReactOut } from "./take-react-out.ts";

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const anyStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** Data that browsers don't execute needs no permission. */
const isRun = (attributes: string) => !/\bsrc=|\btype="(?:text\/plain|application\/ld\+json)"/.test(attributes);

const inlineScripts = (html: string) =>
  [...html.matchAll(anyScript)].flatMap(([, attributes = "", code = ""]) => (isRun(attributes) ? [hash(code)] : []));
const inlineStyles = (html: string) => [...html.matchAll(anyStyle)].map(([, text = ""]) => hash(text));

/** Allows the inline scripts and styles that are in the page, and no other. */
const policyOf = (html: string) => contentSecurity([...new Set(inlineScripts(html))], inlineStyles(html));

export type Sealing = {
  /** Reads a style sheet by its path. */
  readSheet: (path: string) => Promise<string>;
  /** Whether the styles are put into the page; the response to a form, of which a part is put into a page, names its sheets. */
  inlinesStyles: boolean;
  /** Whether the page asks for React in the browser. */
  keepsReact: boolean;
};

/** A page on its way out: without React, with its styles in it, and with a policy for just what is in it. */
export async function sealPage(written: string, { readSheet, inlinesStyles, keepsReact }: Sealing) {
  const plain = keepsReact ? written : takeReactOut(written);
  const html = inlinesStyles && !keepsReact ? await inlineUsedCss(plain, readSheet) : plain;
  return { html, policy: policyOf(html) };
}
