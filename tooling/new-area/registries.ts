import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal, type Words } from "./words.ts";

type Change = [pattern: RegExp, replacement: string];

function change(root: string, file: string, ...changes: Change[]): void {
  const target = path.join(root, file);
  let text = readFileSync(target, "utf8");
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Refusal(`${file} is not as expected: ${pattern} is not in it.`);
    text = text.replace(pattern, replacement);
  }
  writeFileSync(target, text);
}

/** The first letter of the name that leads nowhere yet after `g`, or else of the alphabet. */
function freeLetter(table: string, things: string): string {
  const taken = new Set([...table.matchAll(/letter: "(\w)"/g)].map(([, letter]) => letter));
  const free = [...`${things.replaceAll("-", "")}abcdefghijklmnopqrstuvwxyz`].find((letter) => !taken.has(letter));
  if (free === undefined) throw new Refusal("areas.ts has no free letter left.");
  return free;
}

/** The lines an area needs in the tables of the house. Biome sorts the imports afterwards. */
export function addToRegistries(
  root: string,
  { things, xThings, xThing, XThings, title }: Words,
  kichwa: string,
): void {
  change(
    root,
    "apps/api/src/app.ts",
    [/^(?=\n\/\*\*)/m, `import { ${xThing}Routes } from "./modules/${things}/routes.ts";\n`],
    [/^(?=\n {2}const openApi\b)/m, `  ${xThing}Routes(mount);\n`],
  );
  change(
    root,
    "apps/api/src/db/seed/seed.ts",
    [/^(?=\nconst )/m, `import { seed${XThings} } from "./seed-${things}.ts";\n`],
    [
      /^( *)(const shopId = .*demoShopId\(.*)$/m,
      `$1$2\n$1await inShop(pool, shopId, (tx) => seed${XThings}(tx, shopId));`,
    ],
  );
  const table = readFileSync(path.join(root, "apps/dashboard/src/areas.ts"), "utf8");
  const letter = freeLetter(table, things);
  const icon: Change[] = /\bFolder\b/.test(table) ? [] : [[/(?=,?\s*\} from "lucide-react")/, ", Folder"]];
  change(
    root,
    "apps/dashboard/src/areas.ts",
    [/^(?=\nexport type Area)/m, `import { ${xThings} } from "@mauzo/contract/${things}";\n`],
    ...icon,
    [/^( {2}label: .*);$/m, `$1 | "${xThings}";`],
    [
      /^(?=\];$)/m,
      `  { path: "/dashboard/${things}", label: "${xThings}", icon: Folder, letter: "${letter}", access: ${xThings}.list.access },\n`,
    ],
  );
  for (const [language, index, name] of [
    ["en", "english", title],
    ["sw", "swahili", kichwa],
  ] as const) {
    const folder = `apps/dashboard/src/i18n/messages/${language}`;
    change(root, `${folder}/shell.ts`, [/^( {2}orders: .*)$/m, `$1\n  ${xThings}: ${JSON.stringify(name)},`]);
    change(
      root,
      `${folder}/${index}.ts`,
      [/^(?=\nexport const )/m, `import { ${xThings} } from "./${things}.ts";\n`],
      [/(,?\s*\};)$/m, `, ${xThings}$1`],
    );
  }
}
