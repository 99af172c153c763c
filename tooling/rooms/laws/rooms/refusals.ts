import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem, type Source } from "../../source/sources.ts";

const api = /^apps\/api\/src\//;
/** It answers for the API while that is away. */
const site = /^apps\/web\/src\/i18n\//;
const contract = /^packages\/contract\/src\//;
const table = /^packages\/contract\/src\/(?:\w+\/errors|general-errors)\.ts$/;
/** The one place that makes a refusal out of a code. */
const maker = "apps/api/src/http/refuse.ts";

const byHand = /\bnew (?:Refusal|HTTPException|HttpError)\b|\bdetail:|\bjson\([^()]*,\s*[45]\d\d\)/g;
/** A sentence where a check of the contract has the code of what it refuses. */
const sentence = /(?:\bmessage:|[)}/]\w*,)\s*["`][A-Z]/g;
const entry = /^ {2}(\w+): \{/gm;

const found = ({ path, code }: Source, text: string, pattern: RegExp, message: string): Problem[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    file: path,
    line: lineAt(code, index + match.length - 1),
    message,
  }));

/** A code that nothing answers with is left over, or misspelled where it is meant. */
function unusedCodes(sources: readonly Source[]): Problem[] {
  const users = sources.filter(
    ({ path }) => (api.test(path) || site.test(path) || contract.test(path)) && !isTest(path) && !table.test(path),
  );
  // An endpoint that lists a code does not answer with it.
  const used = users.map(({ text }) => text.replace(/\berrors: \[[^\]]*\]/g, "")).join("\n");
  return sources
    .filter(({ path }) => table.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(entry)]
        .filter(([, code]) => !used.includes(`"${code}"`))
        .map(({ 1: code = "", index }) => ({
          file: path,
          line: lineAt(text, index),
          message: `${code} is never answered`,
        })),
    );
}

/** Every refusal has a code of the contract, on which its words in both languages hang; and every code is in use. */
export const refusals: Law = (sources) => [
  ...sources.flatMap((source) => {
    if (isTest(source.path)) return [];
    if (api.test(source.path) && source.path !== maker)
      return found(source, source.code, byHand, "refuses without a code: throw refuse(code) of http/refuse.ts");
    if (contract.test(source.path) && !table.test(source.path))
      return found(source, source.text, sentence, "refuses in words: name a code of errors.ts instead");
    return [];
  }),
  ...unusedCodes(sources),
];
