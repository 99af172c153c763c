import { areaIn, folderOf, isTest, stemOf } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem, type Source } from "../../source/sources.ts";

const modules = "apps/api/src/modules";
/** Files that grew into a folder of the same name, with a file for each task. */
const folders = new Set(["/queries", "/rules", "/steps"]);
const kinds = new Set(["routes", "queries", "rules", "messages"]);
const exported = /^export\s+(?:async\s+)?(?:function\*?|const|let)\s+(\w+)/gm;
const branch = /\b(?:if|switch)\s*\(/g;

const camelCase = (stem: string) => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function verbProblems({ path, code }: Source): Problem[] {
  const verb = camelCase(stemOf(path));
  const found = [...code.matchAll(exported)].map((match) => ({
    name: match[1] ?? "",
    line: lineAt(code, match.index),
  }));
  if (!found.some(({ name }) => name === verb))
    return [
      {
        file: path,
        line: found[0]?.line ?? 1,
        message: `exports no ${verb}: a verb's file is named after it; what is no verb goes to rules.ts, queries.ts or messages.ts`,
      },
    ];
  return found
    .filter(({ name }) => name !== verb)
    .map(({ name, line }) => ({
      file: path,
      line,
      message: `${name} beside ${verb}: one verb, one file; give it its own, or rules.ts if it is pure`,
    }));
}

function routeProblems({ path, code }: Source): Problem[] {
  return [...code.matchAll(branch)].map((match) => ({
    file: path,
    line: lineAt(code, match.index),
    message: "routes map an endpoint to a function and decide nothing: move the decision into the verb",
  }));
}

/**
 * A module of the API has routes, queries, rules, messages, steps that verbs share, and one file per verb; nothing
 * else.
 */
export const moduleFiles: Law = (sources) =>
  sources.flatMap((source) => {
    const { path } = source;
    if (!path.startsWith(`${modules}/`) || isTest(path)) return [];
    const area = areaIn(modules, path);
    if (!area)
      return /\/modules\/[^/]+\/routes\.ts$/.test(path)
        ? routeProblems(source)
        : [{ file: path, line: 1, message: "belongs into the folder of a module: modules/<domain>/<area>/" }];
    const folder = folderOf(path).slice(`${modules}/${area}`.length);
    if (folders.has(folder)) return [];
    if (folder !== "")
      return [
        {
          file: path,
          line: 1,
          message: `a module has no folder "${folder.slice(1)}", only queries/, rules/ and steps/: put the file beside routes.ts`,
        },
      ];
    if (stemOf(path) === "routes") return routeProblems(source);
    return kinds.has(stemOf(path)) ? [] : verbProblems(source);
  });
