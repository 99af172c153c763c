import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

it("brings at most 9 kB of encoder to a browser", async () => {
  const entry = fileURLToPath(new URL("./qr-matrix.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const code = outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("");
  expect(code).toContain("amount of data is too big");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(9000);
}, 60_000);
