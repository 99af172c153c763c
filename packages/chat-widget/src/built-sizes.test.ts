import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), "chat-widget-"));
const read = (file: string) => readFileSync(join(outDir, file));
const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).length;
/** The lazy chunks by name, without the hash. */
const parts = new Map<string, string>();
const part = (name: string) => parts.get(name) ?? "";

beforeAll(async () => {
  // As published: a test build contains the names and lines of its sources.
  vi.stubEnv("NODE_ENV", "production");
  await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir } });
  for (const file of readdirSync(join(outDir, "widget"))) {
    parts.set(file.replace(/-[\w-]{8}\.js$/, ""), join("widget", file));
  }
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(outDir, { recursive: true });
});

it("needs one file of 2 kB until the launcher shows", () => expect(gzipped("widget.js")).toBeLessThanOrEqual(2000));

it("needs 10 kB until one can type", () => {
  expect(gzipped("widget.js") + gzipped(part("panel"))).toBeLessThanOrEqual(10_000);
});

it("needs 30 kB in all", () => {
  const shared = [
    ...read(part("conversation"))
      .toString()
      .matchAll(/from"\.\/([\w-]+\.js)"/g),
  ];
  const files = new Set([part("panel"), part("conversation"), ...shared.map(([, file = ""]) => join("widget", file))]);
  expect(["widget.js", ...files].reduce((sum, file) => sum + gzipped(file), 0)).toBeLessThanOrEqual(30_000);
});

it("needs 3 kB more to listen", () => {
  expect(gzipped(part("push-client"))).toBeLessThanOrEqual(3000);
  expect(read(part("conversation")).toString()).toContain(part("push-client").replace("widget/", "./"));
});

it("needs 8.5 kB more to play, look closely and open documents", () => {
  expect(gzipped(part("media"))).toBeLessThanOrEqual(8500);
});

it("needs 750 B more for the rows of a list", () => expect(gzipped(part("list-rows"))).toBeLessThanOrEqual(750));

it("needs 8 kB more for the popups of a shop that has some", () => {
  expect(gzipped(part("popups"))).toBeLessThanOrEqual(8000);
  expect(read(part("panel")).toString()).toContain(part("popups").replace("widget/", "./"));
});

it("names the panel in the loader and the conversation in the panel", () => {
  expect(read("widget.js").toString()).toContain(part("panel"));
  expect(read(part("panel")).toString()).toContain(part("conversation").replace("widget/", "./"));
});

it("never writes markup", () => {
  const code = ["widget.js", part("panel"), part("media"), part("list-rows"), part("popups")]
    .map((file) => read(file).toString())
    .join("");
  expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
});
