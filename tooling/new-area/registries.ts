import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AreaNames, UserError } from "./area-names.ts";

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

/** The first free shortcut letter after `g`: from the name, or else from the alphabet. */
function freeLetter(table: string, things: string): string {
  const taken = new Set([...table.matchAll(/letter: "(\w)"/g)].map(([, letter]) => letter));
  const free = [...`${things.replaceAll("-", "")}abcdefghijklmnopqrstuvwxyz`].find((letter) => !taken.has(letter));
  if (free === undefined) throw new UserError("areas.ts has no free letter left.");
  return free;
}

/** The domain's routes file, created with its first area. */
function domainRoutes(root: string, domain: string): string {
  const file = `apps/api/src/modules/${domain}/routes.ts`;
  if (existsSync(path.join(root, file))) return file;
  const mountDomain = `mount${domain.slice(0, 1).toUpperCase()}${domain.slice(1)}`;
  const text = `import type { Mount } from "../../http/mount.ts";\n\nexport function ${mountDomain}(mount: Mount) {\n}\n`;
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  change(
    root,
    "apps/api/src/app.ts",
    [/^(?=\n\/\*\*)/m, `import { ${mountDomain} } from "./modules/${domain}/routes.ts";\n`],
    [/^(?=\n {2}apiReferenceRoutes\()/m, `  ${mountDomain}(mount);\n`],
  );
  return file;
}

/** Adds an area's lines to the registries. Biome sorts the imports afterwards. */
export function addToRegistries(
  root: string,
  { domain, things, xThings, xThing, XThings, title }: AreaNames,
  kichwa: string,
): void {
  change(
    root,
    domainRoutes(root, domain),
    [/^(?=\nexport function )/m, `import { ${xThing}Routes } from "./${things}/routes.ts";\n`],
    [/^(?=\}$)/m, `  ${xThing}Routes(mount);\n`],
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
  change(
    root,
    "apps/dashboard/src/areas.ts",
    [/^(?=\nexport type Area)/m, `import { ${xThings} } from "@mauzo/contract/${domain}/${things}";\n`],
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
