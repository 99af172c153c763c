import { gzipSync } from "node:zlib";

export type Weight = { html: number; script: number; style: number };

const packed = (body: Uint8Array | string) => gzipSync(body, { level: 9 }).length;

async function bodyOf(url: URL): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

const found = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, text = ""]) => text);

/** Adds up the addresses and what the scripts of single pages import. */
async function sum(base: string, addresses: Iterable<string>): Promise<number> {
  const all = new Set(addresses);
  let total = 0;
  // The loop also visits what is added while it runs.
  for (const address of all) {
    const body = await bodyOf(new URL(address, base));
    if (address.startsWith("/pages/"))
      for (const file of found(String(body), /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) all.add(`/pages/${file}`);
    total += packed(body);
  }
  return total;
}

/**
 * Measures what a page loads before any interaction, in bytes after gzip. Inline styles count as styles, and what loads
 * after the first paint counts too; scripts for old browsers do not.
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
