import { isTest, roomIn } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem, type Source } from "../../source/sources.ts";

/** Its second table names who writes the tables of a domain besides the domain itself. */
const map = "docs/house.md";
const src = "apps/api/src";
const schema = `${src}/db/schema`;
const row = /^\| (?:`([a-z]+)`|(all)) \|([^|]*)\|$/gm;
const isExempt = (path: string) => /\/db\/(?:schema|migrations|seed)\//.test(path) || isTest(path);

type Table = { domain: string; file: string; exported: string; name: string };

const declared = /export const (\w+) = (?:pgTable|(auth)\.table)\(\s*"(\w+)"/g;

function tablesIn(sources: readonly Source[]): Table[] {
  return sources.flatMap(({ path, text }) => {
    const domain = roomIn(schema, path);
    if (domain === undefined) return [];
    return [...text.matchAll(declared)].map(({ 1: exported = "", 2: namespace, 3: name = "" }) => ({
      ...{ domain, file: path, exported },
      name: namespace ? `${namespace}.${name}` : name,
    }));
  });
}

/** The folders and files that write the tables of a domain, or of all of them, besides its modules. */
function othersIn(text: string): Map<string, string[]> {
  return new Map(
    [...text.matchAll(row)].map(({ 1: domain, 2: all = "", 3: cell = "" }) => [
      domain ?? all,
      [...cell.matchAll(/`((?:db|http|jobs)\/[\w./-]*)`/g)].map(([, path = ""]) => `${src}/${path}`),
    ]),
  );
}

const named = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*"([^"]+)"/g;

/** The tables a file imports, by the names it calls them. */
function importedTables({ text, imports }: Source, tables: Table[]): Map<string, Table> {
  const found = new Map<string, Table>();
  for (const [, names = "", specifier] of text.matchAll(named)) {
    const target = imports.find((read) => read.specifier === specifier)?.target;
    for (const [, exported, alias] of names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)) {
      const table = tables.find((each) => each.file === target && each.exported === exported);
      if (table) found.set(alias ?? table.exported, table);
    }
  }
  for (const [, alias = "", name = ""] of text.matchAll(/^const (\w+) = (\w+);$/gm)) {
    const table = found.get(name);
    if (table) found.set(alias, table);
  }
  return found;
}

/** `tx.insert(orders)`, `preparedInsert(orders, …)`; `tx` and `db` are what modules call a transaction. */
const built = /(?:(?:\b(tx|db))?\s*\.\s*(?:insert|update|delete)|\bpreparedInsert)\(\s*(\w+)/g;
const raw =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|update)\s+(?:only\s+)?(?:"?((?:\w+"?\."?)?\w+)"?|\$\{\s*(\w+))/gi;
/** What each shop has one of is written by this helper, for whoever names the table. */
const document = /\bshopDocument(?:<[^(]*>)?\(\s*"(\w+)"/g;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Every write of a file: the table, or undefined if the text does not say which. */
function writesIn(source: Source, tables: Table[]): { table: Table | undefined; line: number }[] {
  const { code, text } = source;
  const imported = importedTables(source, tables);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const lines = text.split("\n");
  const at = (index: number) => lineAt(text, index);
  const calls = [...code.matchAll(built)].flatMap(({ 1: tx, 2: name = "", index, 0: all }) => {
    const table = imported.get(name);
    return table || tx ? [{ table, line: at(index + all.length) }] : [];
  });
  const statements = [...text.matchAll(raw)].flatMap(({ 1: name, 2: variable, index }) => {
    if (comment.test(lines[at(index) - 1] ?? "")) return [];
    if (variable !== undefined) return [{ table: imported.get(variable), line: at(index) }];
    const table = byName.get(name?.replaceAll('"', "").replace(/^public\./, "") ?? "");
    return table ? [{ table, line: at(index) }] : [];
  });
  const documents = [...text.matchAll(document)].map(({ 1: name = "", index }) => ({
    table: byName.get(name),
    line: at(index),
  }));
  return [...calls, ...statements, ...documents];
}

/** Each table is written by the domain whose folder its schema is in, and by those docs/house.md names beside it. */
export const writers: Law = (sources) => {
  const tables = tablesIn(sources);
  const others = othersIn(sources.find(({ path }) => path === map)?.text ?? "");
  return sources.flatMap((source): Problem[] => {
    const { path } = source;
    if (!path.startsWith(`${src}/`) || isExempt(path)) return [];
    const own = roomIn(`${src}/modules`, path);
    const isNamed = (domain: string) => (others.get(domain) ?? []).some((other) => path.startsWith(other));
    if (isNamed("all")) return [];
    return writesIn(source, tables).flatMap(({ table, line }) => {
      if (!table)
        return [{ file: path, line, message: "writes a table that the text does not name: import its schema" }];
      const { name, domain } = table;
      if (domain === own || isNamed(domain)) return [];
      const message = `writes ${name}, which ${domain} writes: call a function of ${domain}, or emit a fact that it handles`;
      return [{ file: path, line, message }];
    });
  });
};
