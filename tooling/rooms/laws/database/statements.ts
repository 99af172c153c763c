import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem } from "../../source/sources.ts";
import { rawSqlBaseline } from "./raw-sql-baseline.ts";

const src = "apps/api/src/";
const list = "tooling/rooms/laws/database/raw-sql-baseline.ts";
const defined = `${src}db/prepared-statement.ts`;
const call = /\b(?:statement|composedStatement)(?:<[^()]*>)?\(/g;

/** New queries are made with Drizzle (decision 44): the statements written as text are counted, and become fewer. */
export const makeStatements =
  (left: Readonly<Record<string, number>>): Law =>
  (sources) => {
    const found = new Map<string, number>();
    const more = sources.flatMap(({ path, code }): Problem[] => {
      if (!path.startsWith(src) || path === defined || isTest(path)) return [];
      const calls = [...code.matchAll(call)];
      const name = path.slice(src.length);
      found.set(name, calls.length);
      const message =
        "a statement as text: write it with Drizzle, prepared by preparedQuery or preparedInsert of db/sql";
      return calls.slice(left[name] ?? 0).map(({ index }) => ({ file: path, line: lineAt(code, index), message }));
    });
    const fewer = Object.entries(left).flatMap(([name, number]): Problem[] => {
      const now = found.get(name) ?? 0;
      return now < number ? [{ file: list, line: 1, message: `${name} has ${now} left: write that down` }] : [];
    });
    return [...more, ...fewer];
  };

export const statements = makeStatements(rawSqlBaseline);
