import { isConfig } from "../../source/path-kind.ts";
import { type Law, lineAt } from "../../source/sources.ts";

const defaultExport = /^export\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/gm;
const routerFile =
  /^(?:apps\/[^/]+\/src|bench\/site\/bare)\/app\/(?:.*\/)?(?:page|layout|template|loading|error|global-error|not-found|default|sitemap|robots|manifest|icon|apple-icon|opengraph-image|twitter-image)\.tsx?$/;
const nextFile = /^apps\/[^/]+\/src\/(?:proxy|i18n\/request)\.ts$/;
/** Vitest loads a reporter by its file. */
const reporter = "tooling/launch/checks/vitest-reporter.ts";

/** A default export has no name to search for: only Next's files and tools' configurations have one. */
export const defaultExports: Law = (sources) =>
  sources.flatMap(({ path, code }) => {
    if (isConfig(path) || routerFile.test(path) || nextFile.test(path) || path === reporter) return [];
    return [...code.matchAll(defaultExport)].map((match) => ({
      file: path,
      line: lineAt(code, match.index),
      message: "default export: export it by its name; only Next's own files and tool settings may do this",
    }));
  });
