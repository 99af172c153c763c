import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { zoneRoots } from "./lib/front/zones.ts";

// Next reads the matcher from the source, so it cannot be computed from the zones.
it("matches every zone, and beside them only the pages made per request", () => {
  const source = readFileSync(new URL("./proxy.ts", import.meta.url), "utf8");
  const matched = [...source.matchAll(/"(\/[^"]+)\/:path\*"/g)].map(([, root]) => root);
  expect(matched).toEqual(zoneRoots);
  const pages = [...source.matchAll(/"(\/[^"]+)\/:slug\?"/g)].map(([, root]) => root);
  expect(pages).toEqual(["/shops", "/sw/shops"]);
});
