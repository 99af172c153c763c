import { type Law, lineAt, type Source } from "../../source/sources.ts";

const cast = /(?<=[\w)\]}"'`>]\s+)as\s+(?!const\b)(?=[\w{[("'`])/g;
/** `<Text>value`, the other syntax for the same; in .tsx it would be an element. */
const angleCast = /(?<=[=(,:?]\s*|\breturn\s+)<[A-Z][\w.<>[\]| ]*>\s*(?=[\w{["'`])/g;
/** `import * as x`, `{ a as b }` in imports and exports, and `[Key in Keys as …]` are names, not casts. */
const renames = /^[ \t]*(?:import|export)\s+(?:type\s+)?(?:\*|[\w,\s]*\{)[^}"';]*|\[\s*\w+ in [^\]]*\]/gm;
const jsxText = /(?<=[^=]>)[^<>{}();=]*(?=[<{])/g;
const blank = (text: string) => text.replace(/[^\n]/g, " ");
/** A longer function does more than explain a cast. */
const longest = 8;

/** The first and last line of the top-level statement around a line. */
function statementAround(lines: readonly string[], line: number): [number, number] {
  const starts = (text: string | undefined) => /^[a-z]/.test(text ?? "");
  let first = line;
  while (first > 0 && !starts(lines[first])) first--;
  let last = line + 1;
  while (last < lines.length && !starts(lines[last]) && lines[last]?.trim() !== "") last++;
  return [first, last - 1];
}

function isExplained({ text, code }: Source, line: number): boolean {
  const lines = code.split("\n");
  const [first, last] = statementAround(lines, line);
  const isFunction = /^(?:export )?(?:(?:async )?function |const \w+ = .*(?:=>|\bfunction\b|\($|<))/.test(
    lines[first] ?? "",
  );
  const above = text.split("\n")[first - 1]?.trim() ?? "";
  return isFunction && last - first < longest && (above.endsWith("*/") || above.startsWith("//"));
}

/**
 * `as` silences the compiler: it is only allowed in a short function of its own with a comment that says why it is
 * true.
 */
export const casts: Law = (sources) =>
  sources.flatMap((source) => {
    const named = source.code.replace(renames, blank);
    const isJsx = source.path.endsWith("x");
    const code = isJsx ? named.replace(jsxText, blank) : named;
    return [...code.matchAll(cast), ...(isJsx ? [] : code.matchAll(angleCast))].flatMap((match) => {
      const line = lineAt(code, match.index);
      if (isExplained(source, line - 1)) return [];
      const message =
        "`as`: narrow by a check, or move it to a short top-level function under a comment that says why it holds";
      return [{ file: source.path, line, message }];
    });
  });
