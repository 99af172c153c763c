import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem, type Source } from "../../source/sources.ts";

const src = "apps/api/src";
const isQueries = (path: string) => /^apps\/api\/src\/modules\/[^/]+\/[^/]+\/queries(?:\.ts$|\/)/.test(path);
const isSql = (specifier: string) => /^drizzle-orm(?:\/|$)/.test(specifier);

/**
 * Text that becomes part of an SQL statement instead of a parameter; the seed is exempt because all its text is its
 * own.
 */
const unbound = /\bsql\s*\.\s*raw\b|\bsql\s*\.\s*identifier\s*\(\s*(?!["'])|\.as\s*\(\s*(?!["'])/g;

function unboundText({ path, code }: Source): Problem[] {
  if (path.startsWith(`${src}/db/seed/`)) return [];
  return [...code.matchAll(unbound)].map((match) => ({
    file: path,
    line: lineAt(code, match.index),
    message: "makes text part of a statement: pass it as a value; identifiers and aliases are written out",
  }));
}

/** SQL belongs in db/ and in the modules' queries, connections only in db/. */
export const database: Law = (sources) =>
  sources.flatMap((source) => {
    const { path, imports } = source;
    if (!path.startsWith(`${src}/`) || isTest(path)) return [];
    if (path.startsWith(`${src}/db/`)) return unboundText(source);
    const misplaced = imports.flatMap(({ specifier, target, line }) => {
      if (specifier === "pg")
        return [{ file: path, line, message: "pg belongs to db/: import Pool from db/connection-pool.ts" }];
      const isTable = target?.startsWith(`${src}/db/schema/`) ?? false;
      if ((!isSql(specifier) && !isTable) || isQueries(path)) return [];
      const what = isTable ? "a table" : specifier;
      return [
        {
          file: path,
          line,
          message: `${what} belongs to db/ and to a module's queries.ts: move the query there and call it`,
        },
      ];
    });
    return [...misplaced, ...unboundText(source)];
  });
