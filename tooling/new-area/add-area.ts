import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AreaNames, UserError } from "./area-names.ts";
import { addToRegistries } from "./registries.ts";

const migrations = "apps/api/src/db/migrations";
const template = path.join(import.meta.dirname, "template");
const hourMs = 3_600_000;

/** The name on Swahili screens until somebody translates it: "New list". */
const kichwa = "Orodha mpya";

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean };

function readJournal(file: string): { entries: Entry[] } & Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Who may use the area: members with a permission on its resource, or only admins if it has none. */
function accessOf(resource: string | undefined, action: string): string {
  return resource === undefined ? '"admin"' : `{ resource: "${resource}", action: "${action}" }`;
}

function resourcesIn(root: string): string[] {
  const source = readFileSync(path.join(root, "packages/permissions/src/permissions.ts"), "utf8");
  const list = /export const resources = \[(.*?)\]/s.exec(source)?.[1] ?? "";
  return [...list.matchAll(/"(\w+)"/g)].map(([, resource = ""]) => resource);
}

/** The named resource, or the one with the area's name. @throws UserError if it does not exist. */
function chooseResource(root: string, things: string, named: string | undefined): string | undefined {
  const resources = resourcesIn(root);
  if (named !== undefined && !resources.includes(named))
    throw new UserError(`"${named}" is no resource of packages/permissions. There are: ${resources.join(", ")}.`);
  return named ?? resources.find((resource) => resource === things);
}

/** @throws UserError for a domain that is not in docs/house.md. */
function checkDomain(root: string, domain: string): void {
  const map = readFileSync(path.join(root, "docs/house.md"), "utf8");
  const known = [...map.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name = ""]) => name);
  if (!known.includes(domain))
    throw new UserError(`"${domain}" is no domain of docs/house.md. There are: ${known.join(", ")}.`);
}

/**
 * Writes a whole area, from its table to its page, and registers it.
 * @returns the files it created, and those of the repository it changed. @throws UserError when one of them already exists; then nothing is written.
 */
export function addArea(root: string, words: AreaNames, named?: string): { created: string[]; changed: string[] } {
  checkDomain(root, words.domain);
  const resource = chooseResource(root, words.things, named);
  const journalFile = path.join(root, migrations, "meta/_journal.json");
  const journal = readJournal(journalFile);
  const last = journal.entries.at(-1);
  const number = String(Number(last?.tag.slice(0, 4) ?? 0) + 1).padStart(4, "0");
  const fill = (text: string) =>
    text
      .replaceAll("__access read__", accessOf(resource, "read"))
      .replaceAll("__access create__", accessOf(resource, "create"))
      .replaceAll("__domain__", words.domain)
      .replaceAll("__table__", words.table)
      .replaceAll("__fact__", words.fact)
      .replaceAll("__things__", words.things)
      .replaceAll("__thing__", words.thing)
      .replaceAll("__words__", words.words)
      .replaceAll("__Title__", words.title)
      .replaceAll("__Singular__", words.detailTitle)
      .replaceAll("__Kichwa__", kichwa)
      .replaceAll("XThings", words.XThings)
      .replaceAll("XThing", words.XThing)
      .replaceAll("xThings", words.xThings)
      .replaceAll("xThing", words.xThing);
  const placeOf = (file: string) =>
    file
      .replace(/\bdomain\b/, words.domain)
      .replace(/\bthings\.sql$/, `${number}_${words.table}.sql`)
      .replace(/\bthings\b/g, words.things)
      .replace(/\bthing\b/g, words.thing)
      .replace("src/app/", "src/app/[locale]/");

  const files = readdirSync(template, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .map((file) => ({ from: path.join(template, file), to: placeOf(file.replace(/\.txt$/, "")) }));
  const taken = files.find(({ to }) => existsSync(path.join(root, to)));
  if (taken) throw new UserError(`${words.things} is taken: ${taken.to} is there already.`);

  const changed = addToRegistries(root, words, kichwa, accessOf(resource, "read"));
  for (const { from, to } of files) {
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    writeFileSync(path.join(root, to), fill(readFileSync(from, "utf8")));
  }
  const tag = `${number}_${words.table}`;
  const when = (last?.when ?? 0) + hourMs;
  journal.entries.push({ idx: journal.entries.length, version: "7", when, tag, breakpoints: false });
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
  return { created: files.map(({ to }) => to).sort(), changed: changed.sort() };
}
