import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";

/** One font file, loaded when a character first needs it. */
export type LoadedFont = { name: string; font: fontkit.Font };
export type Weight = 400 | 700;

type File = { family: string; part: string; ranges: [number, number][] };

const require = createRequire(import.meta.url);
/** In the order in which they are searched for a character; the emoji font comes last. */
const families: readonly [family: string, parts: RegExp][] = [
  ["noto-sans", /^(latin|latin-ext|vietnamese|greek|cyrillic)$/],
  ["noto-sans-arabic", /^arabic$/],
  ["noto-sans-devanagari", /^devanagari$/],
  ["noto-sans-ethiopic", /^ethiopic$/],
  ["noto-emoji", /^\[\d+\]$/],
];

const pathOf = ({ family, part }: Pick<File, "family" | "part">, weight: Weight) =>
  require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`);

function rangesOf(text: string): [number, number][] {
  return text.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Every font family has a file that lists the characters of each of its parts. */
function listFiles(): File[] {
  return families.flatMap(([family, wanted]) => {
    const folder = dirname(require.resolve(`@fontsource/${family}/LICENSE`));
    const parts: unknown = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
    return Object.entries(parts ?? {})
      .filter(([part]) => wanted.test(part))
      .map(([part, ranges]) => ({ family, part: part.replace(/[[\]]/g, ""), ranges: rangesOf(String(ranges)) }))
      .sort((a, b) => Number(b.part === "latin") - Number(a.part === "latin"));
  });
}

let files: File[] | undefined;
const open = new Map<string, LoadedFont>();
const known = new Map<string, LoadedFont | null>();

function openFace(file: File, weight: Weight): LoadedFont {
  const name = `${file.family}-${file.part}-${weight}`;
  const before = open.get(name);
  if (before) return before;
  const font = fontkit.create(readFileSync(pathOf(file, weight)));
  if (!("layout" in font)) throw new Error(`${name} holds several fonts`);
  const face = { name, font };
  open.set(name, face);
  return face;
}

function searchFace(codePoint: number, weight: Weight): LoadedFont | undefined {
  files ??= listFiles();
  for (const file of files) {
    if (!file.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
    const face = openFace(file, weight);
    if (face.font.hasGlyphForCodePoint(codePoint)) return face;
  }
  return undefined;
}

/** The font that has a character, in the given weight; undefined when none has it. */
export function findFont(codePoint: number, weight: Weight): LoadedFont | undefined {
  const key = `${codePoint}-${weight}`;
  const before = known.get(key);
  if (before !== undefined) return before ?? undefined;
  const face = searchFace(codePoint, weight);
  // Texts can contain anything, so the cache of known characters is limited.
  if (known.size > 10_000) known.clear();
  known.set(key, face ?? null);
  return face;
}
