import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), "chat-widget-"));
const read = (file: string) => readFileSync(join(outDir, file));
const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).length;
let panel = "";
let conversation = "";
let listening = "";

beforeAll(async () => {
  await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir } });
  for (const file of readdirSync(join(outDir, "widget"))) {
    if (file.startsWith("panel-")) panel = join("widget", file);
    if (file.startsWith("conversation-")) conversation = join("widget", file);
    if (file.startsWith("listen-")) listening = join("widget", file);
  }
}, 60_000);
afterAll(() => rmSync(outDir, { recursive: true }));

it("needs one file of 2 kB until the launcher shows", () => expect(gzipped("widget.js")).toBeLessThanOrEqual(2000));

it("needs 10 kB until one can type", () => {
  expect(gzipped("widget.js") + gzipped(panel)).toBeLessThanOrEqual(10_000);
});

it("needs 30 kB in all", () => {
  expect(gzipped("widget.js") + gzipped(panel) + gzipped(conversation)).toBeLessThanOrEqual(30_000);
});

it("needs 3 kB more to listen", () => {
  expect(gzipped(listening)).toBeLessThanOrEqual(3000);
  expect(read(conversation).toString()).toContain(listening.replace("widget/", "./"));
});

it("names the panel in the loader and the conversation in the panel", () => {
  expect(read("widget.js").toString()).toContain(panel);
  expect(read(panel).toString()).toContain(conversation.replace("widget/", "./"));
});

it("never writes markup", () => {
  const code = ["widget.js", panel].map((file) => read(file).toString()).join("");
  expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
});
