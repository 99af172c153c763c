import { execFileSync } from "node:child_process";
import path from "node:path";
import { addArea } from "./add-area.ts";
import { areaNames, UserError } from "./area-names.ts";

const usage =
  "Say the domain and the name of the area, and the resource its access follows if it is called otherwise:\n  pnpm new:area catalogue couriers product";

try {
  const root = path.resolve(import.meta.dirname, "../..");
  const [domain, name, resource, ...more] = process.argv.slice(2);
  if (domain === undefined || name === undefined || more.length > 0) throw new UserError(usage);
  const words = areaNames(domain, name);
  const { created, changed } = addArea(root, words, resource);
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  const written = [...created, ...changed].filter((file) => /\.tsx?$/.test(file));
  execFileSync(
    process.execPath,
    [biome, "check", "--write", "--log-level=error", "--diagnostic-level=warn", ...written],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  const { things, table } = words;
  console.log(`${created.join("\n")}

and lines in:
${changed.join("\n")}
apps/api/src/db/migrations/meta/_journal.json

Written for you to replace:
  - columns: the migration, apps/api/src/db/schema/${domain}/${things}.ts, packages/contract/src/${domain}/${things}.ts
  - names of what the demo shop has: apps/api/src/db/seed/seed-${things}.ts
  - its name in Swahili: apps/dashboard/src/i18n/messages/sw/${things}.ts and sw/shell.ts; its icon and place in its group's table in apps/dashboard/src/shell/areas

Not written:
  - Swahili summaries of "/${things}" in apps/web/src/i18n/reference-summaries.ts
  - rows of both pages in e2e/shots/pages.ts, and a story in e2e/stories
  - the list in apps/api/src/endpoint-tests/lists.test.ts and apps/api/src/db/list-plans.test.ts: an entry and its rows
  - changing, archiving, and a row each for them in the tests: "What it also needs" in docs/house.md
  - "${table}" in empty_demo_shop(), where it is part of how a shop is set up and stays when a demo shop starts empty

Then npm run verify and npm test.`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
