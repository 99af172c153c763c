import { isTest } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";
import { isApiProgram } from "./api-programs.ts";

/** Top-level statements that do something instead of declaring something. */
const effect =
  /^(?:await|void|if|for|while|try|throw|new)\b|^[\w$.]+\(|^[\w$.]+\s*(?:[+-]?=)(?!=)|^(?:export )?(?:const|let) .*=\s*await\b/;

/** Importing a file of the API has no side effects: only its programs act on import. */
export const sideEffects: Law = (sources) =>
  sources.flatMap(({ path, code }) => {
    if (!path.startsWith("apps/api/src/") || isApiProgram(path) || isTest(path)) return [];
    return code.split("\n").flatMap((text, at) => {
      if (!effect.test(text)) return [];
      return [
        { file: path, line: at + 1, message: "acts when it is imported: export a function and call it in src/main.ts" },
      ];
    });
  });
