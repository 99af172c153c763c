import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { scriptHashes } from "../src/static-pages/script-hashes.ts";
import { type StaticPages, staticPagesFile } from "../src/static-pages/static-pages.ts";

// Writes down which pages there are and which inline scripts each has: the proxy makes its policy from it.
const app = fileURLToPath(new URL("../", import.meta.url));
const folder = path.join(app, ".next/server/app");

const files = globSync("{en,sw}/**/*.html", { cwd: folder });
if (files.length === 0) throw new Error(`No static page in ${folder}: has Next changed where it keeps them?`);

const pages: StaticPages = {};
for (const file of files) {
  const page = file.replace(/\.html$/, "");
  pages[`/${page}`] = scriptHashes(readFileSync(path.join(folder, file), "utf8"));
  if (!page.endsWith("/missing")) continue;
  // `next start` sends the status that is in a prerendered page's `.meta`.
  const metaFile = path.join(folder, `${page}.meta`);
  writeFileSync(metaFile, JSON.stringify({ ...JSON.parse(readFileSync(metaFile, "utf8")), status: 404 }));
}
writeFileSync(path.join(app, staticPagesFile), JSON.stringify(pages));
console.warn(`${files.length} static pages sealed`);
