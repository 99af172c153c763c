import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";

/** What a page makes a browser download before anybody does anything: gzip bytes of its scripts and what they import. */
export async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const sources = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? ""));
  let total = 0;
  // What is added while this runs is visited too.
  for (const source of sources) {
    // Old browsers only: every browser the product supports skips it.
    if (new RegExp(`<script[^>]+src="${source.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}"[^>]*nomodule`, "i").test(html))
      continue;
    const code = await (await request.get(source)).text();
    if (source.startsWith("/pages/"))
      for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) sources.add(`/pages/${file}`);
    total += gzipSync(code, { level: 9 }).length;
  }
  return total;
}

/** What a page brings before anybody does anything, in bytes after gzip. */
export async function pageWeight(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const styles = new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? ""));
  let style = 0;
  for (const address of styles) style += gzipSync(await (await request.get(address)).body(), { level: 9 }).length;
  return { html: gzipSync(html, { level: 9 }).length, style, script: await scriptBytes(request, path) };
}
