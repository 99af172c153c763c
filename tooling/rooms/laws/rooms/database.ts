import { isTest } from "../../source/place.ts";
import type { Law } from "../../source/sources.ts";

const src = "apps/api/src";
const isQueries = (path: string) => /^apps\/api\/src\/modules\/[^/]+\/queries(?:\.ts$|\/)/.test(path);
const isSql = (specifier: string) => /^drizzle-orm(?:\/|$)/.test(specifier);

/** SQL stands in db/ and in the modules' queries, connections in db/ alone. */
export const database: Law = (sources) =>
  sources.flatMap(({ path, imports }) => {
    if (!path.startsWith(`${src}/`) || isTest(path) || path.startsWith(`${src}/db/`)) return [];
    return imports.flatMap(({ specifier, target, line }) => {
      if (specifier === "pg")
        return [{ file: path, line, message: "pg belongs to db/: import Pool from db/client.ts" }];
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
  });
