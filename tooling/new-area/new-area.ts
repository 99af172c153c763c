import { execFileSync } from "node:child_process";
import path from "node:path";
import { addArea } from "./add-area.ts";
import { areaNames, UserError } from "./area-names.ts";

const usage =
  "Say the domain and the name of the area, and the resource its access follows if it is called otherwise:\n  pnpm new:area catalogue suppliers product";

try {
  const root = path.resolve(import.meta.dirname, "../..");
  const [domain, name, resource, ...more] = process.argv.slice(2);
  if (domain === undefined || name === undefined || more.length > 0) throw new UserError(usage);
  const words = areaNames(domain, name);
  const files = addArea(root, words, resource);
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "check", "--write", "--log-level=error", "apps", "packages/contract"], {
    cwd: root,
    stdio: "inherit",
  });
  console.log(`${files.join("\n")}

and a line each in its domain's routes.ts and facts.ts, subscribers.ts, stale-queries.ts, seed-demo-shop.ts, areas.ts and the
message indexes. What is left to you:
  - columns: the migration, apps/api/src/db/schema/${words.domain}/${words.things}.ts and packages/contract/src/${words.domain}/${words.things}.ts
  - its name in Swahili: i18n/messages/sw/${words.things}.ts and sw/shell.ts; its icon in areas.ts
  - a story in e2e/stories, then npm run verify and npm test`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
