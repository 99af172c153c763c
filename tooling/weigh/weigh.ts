import { gzipSync } from "node:zlib";

export type Weight = { html: number; script: number; style: number };

const packed = (body: Uint8Array | string) => gzipSync(body, { level: 9 }).length;

async function bodyOf(url: URL): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

const found = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, text = ""]) => text);

/** What is asked for, and what the scripts of single pages import. */
async function sum(base: string, addresses: Iterable<string>): Promise<number> {
  const all = new Set(addresses);
  let total = 0;
  // What is added while this runs is visited too.
  for (const address of all) {
    const body = await bodyOf(new URL(address, base));
    if (address.startsWith("/pages/"))
      for (const file of found(String(body), /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) all.add(`/pages/${file}`);
    total += packed(body);
  }
  return total;
}

/**
 * What a page brings before anybody does anything, in bytes after gzip. Styles inside the page count as styles, what it
 * asks for after the first paint counts as if it were asked for before; scripts for old browsers do not count.
 */
export async function weigh(url: string): Promise<Weight> {
  const html = await (await fetch(url)).text();
  const inside = found(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g).join("");
  const late = found(html, /\bdata-after-paint="([^"]+)"/g);
  const scripts = found(html, /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi);
  const sheets = found(html, /<link rel="stylesheet" href="([^"]+)"/g);
  return {
    html: packed(html.replace(inside, "")),
    script: await sum(url, [...scripts, ...late.filter((address) => !address.includes(".css"))]),
    style: packed(inside) + (await sum(url, [...sheets, ...late.filter((address) => address.includes(".css"))])),
  };
}
