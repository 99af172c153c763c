export const marks = { bold: "*", italic: "_", strike: "~" } as const;
export type MarkName = keyof typeof marks;

type Selected = { text: string; start: number; end: number };

const wrapLine = (line: string, mark: string): string => {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(line) ?? [];
  return words === "" ? line : `${before}${mark}${words}${mark}${after}`;
};

/**
 * A text whose selected words have a mark, or have it no longer if they had: line by line, as a mark ends with its line.
 * Without a selection the cursor stands between the two.
 */
export function wrapMarks({ text, start, end }: Selected, mark: string): Selected {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark))
    return { text: before.slice(0, -1) + chosen + after.slice(1), start: start - 1, end: end - 1 };
  if (chosen.length > 2 && !chosen.includes("\n") && chosen.startsWith(mark) && chosen.endsWith(mark))
    return { text: before + chosen.slice(1, -1) + after, start, end: end - 2 };
  if (chosen.trim() === "") return { text: before + mark + chosen + mark + after, start: start + 1, end: end + 1 };
  const wrapped = chosen
    .split("\n")
    .map((line) => wrapLine(line, mark))
    .join("\n");
  return { text: before + wrapped + after, start, end: start + wrapped.length };
}

/** The mark that a key with Ctrl stands for. */
export const markOfKey = (key: string, shift: boolean): MarkName | undefined => {
  const letter = key.toLowerCase();
  if (shift) return letter === "x" ? "strike" : undefined;
  return letter === "b" ? "bold" : letter === "i" ? "italic" : undefined;
};
