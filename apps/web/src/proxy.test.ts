import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { zoneRoots } from "./lib/http/zones.ts";

// Next reads the matcher from the source, so it cannot be computed from the zones.
it("matches every zone, and none of this site's own pages, which are static", () => {
  const source = readFileSync(new URL("./proxy.ts", import.meta.url), "utf8");
  const matched = [...source.matchAll(/"(\/[^"]+)\/:path\*"/g)].map(([, root]) => root);
  expect(matched).toEqual(zoneRoots);
  const shopPages = source.split("\n").filter((line) => line.includes(":slug"));
  // Only the old URLs of sets, which redirect: the page itself is never rendered per request.
  for (const line of shopPages) expect(line).toMatch(/has: \[\{ type: "query", key: "set", value: "[^"]+" \}\]/);
});
