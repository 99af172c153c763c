export type Import = {
  specifier: string;
  line: number;
  /** `import type`, `export type … from` or `typeof import()`: removed before anything runs. */
  typeOnly: boolean;
  /** `import()`: loaded on call. */
  dynamic: boolean;
  /** The file of this repository that it resolves to. */
  target?: string;
};

const statement =
  /^[ \t]*(?:import\s+(?:(type)\s+)?(?:[\w*${},\s]+?\sfrom\s*)?|export\s+(?:(type)\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*)(["'])( *)\3/gm;
const call = /(\btypeof\s+)?\bimport\(\s*(["'])( *)\2/g;

/** Reads a file's imports. `code` is its text with the insides of strings and comments blanked. */
export function readImports(text: string, code: string): Import[] {
  const lineAt = (index: number) => code.slice(0, index).split("\n").length;
  const specifierOf = (match: RegExpMatchArray, inside: string) => {
    const end = (match.index ?? 0) + match[0].length - 1;
    return { specifier: text.slice(end - inside.length, end), line: lineAt(end) };
  };
  const statements = [...code.matchAll(statement)].map((match) => ({
    ...specifierOf(match, match[4] ?? ""),
    typeOnly: match[1] !== undefined || match[2] !== undefined,
    dynamic: false,
  }));
  const calls = [...code.matchAll(call)].map((match) => ({
    ...specifierOf(match, match[3] ?? ""),
    typeOnly: match[1] !== undefined,
    dynamic: true,
  }));
  return [...statements, ...calls];
}
