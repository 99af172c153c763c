import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

const isCompiled = (found: unknown): found is CompiledMessage => typeof found === "string" || Array.isArray(found);

/** For tests: how a browser reads the text at this path of compiled messages. @throws when it is not compiled */
export function readCompiled(messages: object, path: string, locale: string, values?: FormatValues<string>): string {
  const found = path.split(".").reduce<unknown>((tree, key) => new Map(Object.entries(tree ?? {})).get(key), messages);
  if (!isCompiled(found)) throw new Error(`${path} is not compiled`);
  return [format(found, locale, values, { formatters })].flat().join("");
}
