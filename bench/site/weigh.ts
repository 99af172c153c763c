import { gzipSync } from "node:zlib";

export type Weight = { html: number; script: number; style: number };

const packed = (body: Uint8Array | string) => gzipSync(body, { level: 9 }).length;

async function bodyOf(url: URL): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function sum(base: string, addresses: Iterable<string>): Promise<number> {
  let total = 0;
  for (const address of new Set(addresses)) total += packed(await bodyOf(new URL(address, base)));
  return total;
}

const found = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, text = ""]) => text);

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
