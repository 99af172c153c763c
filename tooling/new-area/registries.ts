import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AreaNames, UserError, upperFirst } from "./area-names.ts";

type Change = [pattern: RegExp, replacement: string];
/** Where an area is registered: `texts` are the files it changes, written only once all of them are known. */
type Registry = { root: string; texts: Map<string, string> };

const readFrom = ({ root, texts }: Registry, file: string) =>
  texts.get(file) ?? readFileSync(path.join(root, file), "utf8");

function change(registry: Registry, file: string, ...changes: Change[]): void {
  let text = readFrom(registry, file);
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new UserError(`${file} is not as expected: ${pattern} is not in it.`);
    text = text.replace(pattern, replacement);
  }
  registry.texts.set(file, text);
}

/** The group of the navigation in which a domain's areas stand; the others' are in that of the shop. */
const groupOf: Readonly<Record<string, string>> = {
  ...{ catalogue: "catalogue", customers: "selling", orders: "selling", conversations: "selling" },
  ...{ ledger: "money", payments: "money", expenses: "money", insights: "insights" },
};

/** The first free shortcut letter after `g`: from the name, or else from the alphabet. */
function freeLetter(table: string, things: string): string {
  const taken = new Set([...table.matchAll(/letter: "(\w)"/g)].map(([, letter]) => letter));
  const free = [...`${things.replaceAll("-", "")}abcdefghijklmnopqrstuvwxyz`].find((letter) => !taken.has(letter));
  if (free === undefined) throw new UserError("No letter is left for an area.");
  return free;
}

/** A row put into the areas of its group: last, or before the settings, which close theirs. */
const rowInGroup = (row: string): Change => [
  /^(?= {2}\{\s+group: "\w+",\s+path: "\/dashboard\/settings")|^(?=\];$)/m,
  `${row}\n`,
];

/** The domain's routes file, created with its first area; what is mounted there emits facts, so it gets the deps. */
function domainRoutes(registry: Registry, domain: string): string {
  const file = `apps/api/src/modules/${domain}/routes.ts`;
  if (existsSync(path.join(registry.root, file))) {
    if (/deps: Deps/.test(readFrom(registry, file))) return file;
    change(
      registry,
      file,
      [/^/, 'import type { Deps } from "../../deps.ts";\n'],
      [/\(mount: Mount\)/, "(mount: Mount, deps: Deps)"],
    );
    change(registry, "apps/api/src/app.ts", [
      new RegExp(`^( {2}mount${upperFirst(domain)}\\(mount)\\);$`, "m"),
      "$1, deps);",
    ]);
    return file;
  }
  const mountDomain = `mount${upperFirst(domain)}`;
  const text = `import type { Deps } from "../../deps.ts";\nimport type { Mount } from "../../http/mount.ts";\n\nexport function ${mountDomain}(mount: Mount, deps: Deps) {\n}\n`;
  registry.texts.set(file, text);
  change(
    registry,
    "apps/api/src/app.ts",
    [/^(?=\n\/\*\*)/m, `import { ${mountDomain} } from "./modules/${domain}/routes.ts";\n`],
    [/^(?=\n {2}apiReferenceRoutes\()/m, `  ${mountDomain}(mount, deps);\n`],
  );
  return file;
}

/** The facts of a domain that has had none. */
function domainFacts(registry: Registry, domain: string): void {
  const file = `packages/contract/src/${domain}/facts.ts`;
  if (existsSync(path.join(registry.root, file))) return;
  const imports = 'import * as z from "zod/mini";\nimport { fact } from "../fact.ts";\n';
  registry.texts.set(file, `${imports}\n/** The facts of this domain. */\nexport const ${domain}Facts = {\n};\n`);
  const contract = `"@mauzo/contract/${domain}/facts"`;
  change(
    registry,
    "apps/api/src/facts.ts",
    [/^/, `import { ${domain}Facts } from ${contract};\n`],
    [/(?<=^export const facts = \{\n)/m, `  ...${domain}Facts,\n`],
  );
  change(
    registry,
    "apps/dashboard/src/lib/queries/query-names.ts",
    [/^/, `import type { ${domain}Facts } from ${contract};\n`],
    [/(?<=^export type FactName =\n)/m, `  | keyof typeof ${domain}Facts\n`],
  );
}

/** The fact that one was created: in the contract, among the subscribers, and in the table of what it makes stale. */
function addFact(registry: Registry, { domain, things, xThings, fact }: AreaNames): void {
  domainFacts(registry, domain);
  const row = `  "${fact}.created": `;
  change(registry, `packages/contract/src/${domain}/facts.ts`, [/^(?=\};$)/m, `${row}fact(1, z.strictObject({})),\n`]);
  change(registry, "apps/api/src/subscribers.ts", [/^(?=\};\n\nexport const afterCommitSubscribers)/m, `${row}[],\n`]);
  change(
    registry,
    "apps/dashboard/src/lib/queries/query-names.ts",
    [/^/, `import type { ${xThings} } from "@mauzo/contract/${domain}/${things}";\n`],
    [/(?<=^ {2}\| "shop"\n)/m, `  | PathsOf<typeof ${xThings}>\n`],
  );
  change(registry, "apps/dashboard/src/lib/queries/stale-queries.ts", [
    /^(?= {2}"shop\.opened": )/m,
    `${row}["/${things}"],\n`,
  ]);
}

/**
 * Adds an area's lines to the registries; `readAccess` is who may list it, as source. Biome sorts the imports afterwards.
 * @returns the files it changed. @throws UserError when one is not as expected; then nothing is written.
 */
export function addToRegistries(root: string, words: AreaNames, kichwa: string, readAccess: string): string[] {
  const { domain, things, xThings, xThing, XThings, title } = words;
  const registry: Registry = { root, texts: new Map() };
  addFact(registry, words);
  change(
    registry,
    domainRoutes(registry, domain),
    [/^(?=\nexport function )/m, `import { ${xThing}Routes } from "./${things}/routes.ts";\n`],
    [/^(?=\}$)/m, `  ${xThing}Routes(mount, deps);\n`],
  );
  change(
    registry,
    "apps/api/src/db/seed/seed-demo-shop.ts",
    [/^(?=\nexport type SeedDeps)/m, `import { seed${XThings} } from "./seed-${things}.ts";\n`],
    [
      /^( *)(const \{ id: shopId,.*\} = shop;)$/m,
      `$1$2\n$1await inShop(pool, shopId, (tx) => seed${XThings}(tx, shopId));`,
    ],
  );
  change(
    registry,
    "apps/api/test/full-shop.ts",
    [/^(?=import \{ chat \})/m, `import { ${xThings} } from "@mauzo/contract/${domain}/${things}";\n`],
    [
      /^(?= {2}const view = )/m,
      `  await call(stack, ${xThings}.create, { body: { name: \`${title} \${word}\` } }, shop);\n`,
    ],
  );
  const tables = path.join(root, "apps/dashboard/src/shell/areas");
  const rows = readdirSync(tables).map((file) => readFileSync(path.join(tables, file), "utf8"));
  const letter = freeLetter(
    readFileSync(path.join(root, "apps/dashboard/src/areas.ts"), "utf8") + rows.join(""),
    things,
  );
  const group = groupOf[domain] ?? "shop";
  const table = `apps/dashboard/src/shell/areas/${group}-areas.ts`;
  const hasIcon = /\bFolder\b/.test(readFileSync(path.join(root, table), "utf8"));
  const icon: Change[] = hasIcon ? [] : [[/(?=,?\s*\} from "lucide-react")/, ", Folder"]];
  change(
    registry,
    table,
    [/^(?=import (?:type )?\{)/m, `import type { ${xThings} } from "@mauzo/contract/${domain}/${things}";\n`],
    ...icon,
    rowInGroup(
      `  { group: "${group}", path: "/dashboard/${things}", label: "${xThings}", icon: Folder, letter: "${letter}", access: ${readAccess} satisfies typeof ${xThings}.list.access },`,
    ),
  );
  for (const [language, index, name] of [
    ["en", "english", title],
    ["sw", "swahili", kichwa],
  ] as const) {
    const folder = `apps/dashboard/src/i18n/messages/${language}`;
    change(registry, `${folder}/shell.ts`, [/^( {4}orders: .*)$/m, `$1\n    ${xThings}: ${JSON.stringify(name)},`]);
    change(
      registry,
      `${folder}/${index}.ts`,
      [/^(?=\nexport const )/m, `import { ${xThings} } from "./${things}.ts";\n`],
      [/,?(\s*\}\)?;)$/m, `, ${xThings}$1`],
    );
  }
  for (const [file, text] of registry.texts) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...registry.texts.keys()];
}
