import { gzipSync } from "node:zlib";

export type FirstLoad = { bytes: number; files: { path: string; bytes: number }[] };

/**
 * What a browser downloads as scripts for a page, gzip -9, in bytes. Every script its HTML names counts, except those
 * only for browsers without modules.
 */
export async function firstLoad(pageUrl: string): Promise<FirstLoad> {
  const html = await (await fetch(pageUrl)).text();
  const tags = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag));
  const paths = new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? []));
  const files = await Promise.all(
    [...paths].map(async (path) => {
      const response = await fetch(new URL(path, pageUrl));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return { path, bytes: gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).byteLength };
    }),
  );
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

// node test/first-load.ts URL LIMIT_BYTES
const [, script, url, limit] = process.argv;
if (url && script && import.meta.filename === script) {
  const { bytes, files } = await firstLoad(url);
  for (const file of files) console.log(String(file.bytes).padStart(8), file.path);
  console.log(String(bytes).padStart(8), `of ${limit ?? "any"}`);
  if (files.length === 0 || bytes > Number(limit ?? Number.POSITIVE_INFINITY)) process.exitCode = 1;
}
