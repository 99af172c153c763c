import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { postProcessPage } from "../src/lib/http/post-process-page.ts";

// `next start` sends the headers and the status in a prerendered page's `.meta`. That is where a static page gets a
// policy with the hashes of its inline scripts, and the page for unknown URLs its 404.
const pages = fileURLToPath(new URL("../.next/server/app/", import.meta.url));

const files = globSync("**/*.html", { cwd: pages });
if (files.length === 0) throw new Error(`No static page in ${pages}: has Next changed where it keeps them?`);

for (const file of files) {
  // These pages show API data, which isn't available in a build: the first request renders them.
  if (/^(?:en|sw)(?:\/shops)?\.html$/.test(file)) {
    rmSync(`${pages}${file}`);
    continue;
  }
  const { html, policy } = postProcessPage(readFileSync(`${pages}${file}`, "utf8"));
  writeFileSync(`${pages}${file}`, html);
  const metaFile = `${pages}${file.replace(/\.html$/, ".meta")}`;
  const meta = JSON.parse(readFileSync(metaFile, "utf8"));
  meta.headers = { ...meta.headers, "content-security-policy": policy };
  if (/\/missing(?:\/shop)?\.html$/.test(file)) meta.status = 404;
  writeFileSync(metaFile, JSON.stringify(meta));
}
console.warn(`${files.length} static pages sealed`);
