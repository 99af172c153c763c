import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AreaNames, UserError, upperFirst } from "./area-names.ts";

type Change = [pattern: RegExp, replacement: string];

function change(root: string, file: string, ...changes: Change[]): void {
  const target = path.join(root, file);
  let text = readFileSync(target, "utf8");
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new UserError(`${file} is not as expected: ${pattern} is not in it.`);
    text = text.replace(pattern, replacement);
  }
  writeFileSync(target, text);
}

/** The group of the navigation in which a domain's areas stand; the others' are in that of the shop. */
const groupOf: Readonly<Record<string, string>> = {
  ...{ catalogue: "catalogue", customers: "selling", orders: "selling", conversations: "selling" },
  insights: "insights",
};

/** The first free shortcut letter after `g`: from the name, or else from the alphabet. */
function freeLetter(table: string, things: string): string {
  const taken = new Set([...table.matchAll(/letter: "(\w)"/g)].map(([, letter]) => letter));
  const free = [...`${things.replaceAll("-", "")}abcdefghijklmnopqrstuvwxyz`].find((letter) => !taken.has(letter));
  if (free === undefined) throw new UserError("areas.ts has no free letter left.");
  return free;
}

/** The domain's routes file, created with its first area; what is mounted there emits facts, so it gets the deps. */
function domainRoutes(root: string, domain: string): string {
  const file = `apps/api/src/modules/${domain}/routes.ts`;
  if (existsSync(path.join(root, file))) {
    if (/deps: Deps/.test(readFileSync(path.join(root, file), "utf8"))) return file;
    change(
      root,
      file,
      [/^/, 'import type { Deps } from "../../deps.ts";\n'],
      [/\(mount: Mount\)/, "(mount: Mount, deps: Deps)"],
    );
    change(root, "apps/api/src/app.ts", [
      new RegExp(`^( {2}mount${upperFirst(domain)}\\(mount)\\);$`, "m"),
      "$1, deps);",
    ]);
    return file;
  }
  const mountDomain = `mount${upperFirst(domain)}`;
  const text = `import type { Deps } from "../../deps.ts";\nimport type { Mount } from "../../http/mount.ts";\n\nexport function ${mountDomain}(mount: Mount, deps: Deps) {\n}\n`;
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  change(
    root,
    "apps/api/src/app.ts",
    [/^(?=\n\/\*\*)/m, `import { ${mountDomain} } from "./modules/${domain}/routes.ts";\n`],
    [/^(?=\n {2}apiReferenceRoutes\()/m, `  ${mountDomain}(mount, deps);\n`],
  );
  return file;
}

/** The facts of a domain that has had none. */
function domainFacts(root: string, domain: string): void {
  const file = path.join(root, `packages/contract/src/${domain}/facts.ts`);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const imports = 'import * as z from "zod/mini";\nimport { fact } from "../fact.ts";\n';
  writeFileSync(file, `${imports}\n/** The facts of this domain. */\nexport const ${domain}Facts = {\n};\n`);
  const contract = `"@mauzo/contract/${domain}/facts"`;
  change(
    root,
    "apps/api/src/facts.ts",
    [/^/, `import { ${domain}Facts } from ${contract};\n`],
    [/(?<=^export const facts = \{ )/m, `...${domain}Facts, `],
  );
  change(
    root,
    "apps/dashboard/src/lib/queries/stale-queries.ts",
    [/^/, `import type { ${domain}Facts } from ${contract};\n`],
    [/(?<=^export type FactName =\n)/m, `  | keyof typeof ${domain}Facts\n`],
  );
}

/** The fact that one was created: in the contract, among the subscribers, and in the table of what it makes stale. */
function addFact(root: string, { domain, things, xThings, fact }: AreaNames): void {
  domainFacts(root, domain);
  const row = `  "${fact}.created": `;
  change(root, `packages/contract/src/${domain}/facts.ts`, [/^(?=\};$)/m, `${row}fact(1, z.strictObject({})),\n`]);
  change(root, "apps/api/src/subscribers.ts", [/^(?=\};\n\nexport const afterCommitSubscribers)/m, `${row}[],\n`]);
  change(
    root,
    "apps/dashboard/src/lib/queries/stale-queries.ts",
    [/^/, `import type { ${xThings} } from "@mauzo/contract/${domain}/${things}";\n`],
    [/(?<=^ {2}\| "shop"\n)/m, `  | PathsOf<typeof ${xThings}>\n`],
    [/^(?= {2}"shop\.opened": )/m, `${row}["/${things}"],\n`],
  );
}

/** Adds an area's lines to the registries. Biome sorts the imports afterwards. */
export function addToRegistries(root: string, words: AreaNames, kichwa: string): void {
  const { domain, things, xThings, xThing, XThings, title } = words;
  addFact(root, words);
  change(
    root,
    domainRoutes(root, domain),
    [/^(?=\nexport function )/m, `import { ${xThing}Routes } from "./${things}/routes.ts";\n`],
    [/^(?=\}$)/m, `  ${xThing}Routes(mount, deps);\n`],
  );
  change(
    root,
    "apps/api/src/db/seed/seed-demo-shop.ts",
    [/^(?=\nexport type SeedDeps)/m, `import { seed${XThings} } from "./seed-${things}.ts";\n`],
    [
      /^( *)(const \{ id: shopId,.*\} = shop;)$/m,
      `$1$2\n$1await inShop(pool, shopId, (tx) => seed${XThings}(tx, shopId));`,
    ],
  );
  const table = readFileSync(path.join(root, "apps/dashboard/src/areas.ts"), "utf8");
  const letter = freeLetter(table, things);
  const icon: Change[] = /\bFolder\b/.test(table) ? [] : [[/(?=,?\s*\} from "lucide-react")/, ", Folder"]];
  const group = groupOf[domain] ?? "shop";
  change(
    root,
    "apps/dashboard/src/areas.ts",
    [/^(?=import type \{ english \})/m, `import { ${xThings} } from "@mauzo/contract/${domain}/${things}";\n`],
    ...icon,
    [
      /^(?=\];$)/m,
      `  { group: "${group}", path: "/dashboard/${things}", label: "${xThings}", icon: Folder, letter: "${letter}", access: ${xThings}.list.access },\n`,
    ],
  );
  for (const [language, index, name] of [
    ["en", "english", title],
    ["sw", "swahili", kichwa],
  ] as const) {
    const folder = `apps/dashboard/src/i18n/messages/${language}`;
    change(root, `${folder}/shell.ts`, [/^( {4}orders: .*)$/m, `$1\n    ${xThings}: ${JSON.stringify(name)},`]);
    change(
      root,
      `${folder}/${index}.ts`,
      [/^(?=\nexport const )/m, `import { ${xThings} } from "./${things}.ts";\n`],
      [/(,?\s*\};)$/m, `, ${xThings}$1`],
    );
  }
}
