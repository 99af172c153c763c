import { isConfig, isTest } from "../../source/path-kind.ts";
import { type Law, lineAt } from "../../source/sources.ts";

/** Next replaces these two at build time; they are not settings. */
const reading = /\bprocess\.env\b(?!\.(?:NODE_ENV|NEXT_RUNTIME)\b)/g;
/** The only reader of each app; in tooling, e2e and bench the programs read their own environment. */
const reader = /^apps\/[^/]+\/src\/(?:lib\/)?(?:env|server-settings)\.ts$|^(?:tooling|e2e|bench)\//;

/** Settings are read in one file, so that one can see which there are. */
export const environment: Law = (sources) =>
  sources.flatMap(({ path, code }) => {
    if (reader.test(path) || isConfig(path) || isTest(path)) return [];
    return [...code.matchAll(reading)].map((match) => ({
      file: path,
      line: lineAt(code, match.index),
      message: "reads process.env: read it in the app's env.ts (dashboard: server-settings.ts) and pass the value on",
    }));
  });
