import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "../..");
const app = path.join(source, "app/[locale]");
const imported = /import (type )?[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

/** The groups of texts that this file and all it imports use, now or later. */
function usedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const own = [...text.matchAll(/useTranslations\(\s*"(\w+)/g)].map(([, group = ""]) => group);
  const next = [...text.matchAll(imported)].filter(([, isType]) => !isType);
  return new Set([
    ...own,
    ...next.flatMap(([, , from, late]) => [...usedBy(path.join(path.dirname(file), from ?? late ?? ""), seen)]),
  ]);
}

/** The groups that a page or layout sends: all texts in quotes of a file that has anything to do with route texts. */
function sentBy(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  const lists = /textsLayout\(([^)]*)\)|groups=\{\[([^\]]*)\]\}|const groups = \[([^\]]*)\]/s.exec(text);
  return [...(lists?.slice(1).join() ?? "").matchAll(/"(\w+)"/g)].map(([, group = ""]) => group);
}

/** What the layouts around a file send; the root's is the shell's. */
function sentAround(file: string): Set<string> {
  const folders: string[] = [];
  for (let folder = path.dirname(file); folder.length > app.length; folder = path.dirname(folder)) folders.push(folder);
  return new Set(["shell", ...sentBy(file), ...folders.flatMap((folder) => sentBy(path.join(folder, "layout.tsx")))]);
}

const files = globSync("**/{page,layout}.tsx", { cwd: app }).filter((file) => file !== "layout.tsx");

it.each(files)("%s has the texts it uses", (name) => {
  const file = path.join(app, name);
  const sent = sentAround(file);
  expect([...usedBy(file)].filter((group) => !sent.has(group))).toEqual([]);
});

it("sends no group twice on the way to a page", () => {
  for (const name of files.filter((each) => each.endsWith("page.tsx"))) {
    const chain = [path.join(app, name)];
    for (let folder = path.dirname(chain[0] ?? ""); folder.length > app.length; folder = path.dirname(folder))
      chain.push(path.join(folder, "layout.tsx"));
    const sent = chain.flatMap(sentBy);
    expect(sent, name).toHaveLength(new Set(sent).size);
  }
});

it("guards every page of the back-office, which is where a screen waits for the account", () => {
  for (const name of globSync("dashboard/**/page.tsx", { cwd: app }))
    expect(readFileSync(path.join(app, name), "utf8"), name).toContain("<AccessGuard access=");
});
