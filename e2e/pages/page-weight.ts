import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";

const packed = (body: string) => gzipSync(body, { level: 9 }).length;
const found = (html: string, what: RegExp) => [...new Set([...html.matchAll(what)].map(([, text = ""]) => text))];

/** What is asked for, and what the scripts of single pages import. */
async function sum(request: APIRequestContext, addresses: string[]): Promise<number> {
  const all = new Set(addresses);
  let total = 0;
  // What is added while this runs is visited too.
  for (const address of all) {
    const text = await (await request.get(address)).text();
    if (address.startsWith("/pages/"))
      for (const file of found(text, /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) all.add(`/pages/${file}`);
    total += packed(text);
  }
  return total;
}

/** What is asked for after the first paint counts as if it were asked for before. */
const late = (html: string) => found(html, /\bdata-after-paint="([^"]+)"/g);
const isSheet = (address: string) => address.includes(".css");

const scriptsOf = (html: string) => [
  // Old browsers only: every browser the product supports skips it.
  ...found(html, /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi),
  ...late(html).filter((address) => !isSheet(address)),
];

/** What a page makes a browser download before anybody does anything: gzip bytes of its scripts and what they import. */
export async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  return sum(request, scriptsOf(await (await request.get(path)).text()));
}

/** What a page brings before anybody does anything, in bytes after gzip; styles inside it count as styles. */
export async function pageWeight(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const inside = found(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g).join("");
  const sheets = [...found(html, /<link rel="stylesheet" href="([^"]+)"/g), ...late(html).filter(isSheet)];
  return {
    html: packed(html.replace(inside, "")),
    style: packed(inside) + (await sum(request, sheets)),
    script: await sum(request, scriptsOf(html)),
  };
}
