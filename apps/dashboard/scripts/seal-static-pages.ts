import { globSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { scriptHashes } from "../src/static-pages/script-hashes.ts";
import { buildIdFile, type StaticPages, staticPagesFile, workerFile } from "../src/static-pages/static-pages.ts";
import { workerScript } from "../src/static-pages/worker-build.ts";

// Writes down which pages there are and which inline scripts each has, for the policies that the proxy makes, and the
// service worker with a list of them.
const app = fileURLToPath(new URL("../", import.meta.url));
const folder = path.join(app, ".next/server/app");
const read = (name: string) => readFileSync(path.join(app, name), "utf8");

const files = globSync("{en,sw}/**/*.html", { cwd: folder });
if (files.length === 0) throw new Error(`No static page in ${folder}: has Next changed where it keeps them?`);

const pages: StaticPages = {};
const english = new Map<string, string>();
for (const file of files) {
  const page = file.replace(/\.html$/, "");
  const html = readFileSync(path.join(folder, file), "utf8");
  pages[`/${page}`] = scriptHashes(html);
  if (page.startsWith("en/")) english.set(page.slice("en".length), html);
  if (!page.endsWith("/missing")) continue;
  // `next start` sends the status that is in a prerendered page's `.meta`.
  const metaFile = path.join(folder, `${page}.meta`);
  writeFileSync(metaFile, JSON.stringify({ ...JSON.parse(readFileSync(metaFile, "utf8")), status: 404 }));
}
writeFileSync(path.join(app, staticPagesFile), JSON.stringify(pages));

const assets = globSync("**/*.{js,css,woff2}", { cwd: path.join(app, ".next/static") });
const built = {
  id: read(buildIdFile).trim(),
  pages: english,
  files: assets.sort().map((name) => `/dashboard-static/_next/static/${name}`),
};
writeFileSync(path.join(app, workerFile), workerScript(built, stripTypeScriptTypes(read("src/worker/worker.ts"))));
console.warn(`${files.length} static pages sealed`);
