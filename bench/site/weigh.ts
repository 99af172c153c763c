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

/** What a page brings before anybody does anything, in bytes after gzip. Scripts for old browsers do not count. */
export async function weigh(url: string): Promise<Weight> {
  const html = await (await fetch(url)).text();
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const scripts = tags.flatMap((tag) =>
    /\bnomodule\b/i.test(tag) ? [] : (/^<script\b[^>]*\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []),
  );
  const styles = tags.flatMap((tag) =>
    /\brel="stylesheet"/.test(tag) ? (/\bhref="([^"]+)"/.exec(tag)?.[1] ?? []) : [],
  );
  return { html: packed(html), script: await sum(url, scripts), style: await sum(url, styles) };
}
