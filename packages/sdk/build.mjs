import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const here = import.meta.dirname;
const dist = join(here, "dist");
const specifier = /(["'])@mauzo\/([\w-]+)\/([\w./-]+)\1/g;
const source = /(["'])(\.{1,2}\/[\w./-]+)\.ts\1/g;

/** Who installs the package has none of ours beside it: what it imports of them lies in it, next to it. */
function asPublished(file, text) {
  const to = (_, quote, name, path) => {
    const target = relative(dirname(file), join(dist, name, "src", `${path}.js`)).replaceAll("\\", "/");
    return `${quote}${target.startsWith(".") ? target : `./${target}`}${quote}`;
  };
  return text.replace(specifier, to).replace(source, "$1$2.js$1");
}

rmSync(dist, { recursive: true, force: true });
const compiler = join(here, "node_modules/.bin/tsc");
execFileSync(compiler, ["-p", join(here, "tsconfig.build.json")], { stdio: "inherit" });
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(name)) continue;
  const file = join(dist, name);
  writeFileSync(file, asPublished(file, readFileSync(file, "utf8")));
}
