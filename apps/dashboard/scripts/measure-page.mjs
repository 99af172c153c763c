import { gzipSync } from "node:zlib";

/** The script files a page's HTML loads, each with its size by gzip -9 (kB = 1000 bytes). */
export async function measurePage(address) {
  const html = await (await fetch(address, { headers: { connection: "close" } })).text();
  const files = [...new Set([...html.matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, src]) => src))];
  const sizes = [];
  for (const file of files) {
    const response = await fetch(new URL(file, address), { headers: { connection: "close" } });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    sizes.push({ file, kB: gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length / 1000 });
  }
  return { sizes, totalKb: sizes.reduce((sum, { kB }) => sum + kB, 0) };
}

/** `node scripts/measure-page.mjs ADDRESS LIMIT_KB` prints the sizes and fails above the limit. */
if (process.argv[1] === import.meta.filename) {
  const [address, limit] = [process.argv[2] ?? "http://127.0.0.1:3001/login", Number(process.argv[3] ?? 190)];
  const { sizes, totalKb } = await measurePage(address);
  for (const { file, kB } of sizes) console.log(`${kB.toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${totalKb.toFixed(1).padStart(7)} kB  of at most ${limit} kB: ${address}`);
  if (sizes.length === 0 || totalKb > limit) process.exitCode = 1;
}
