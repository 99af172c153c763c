/** Somebody of a list: what stands for a number, what else stands beside it, and in which line, from zero. */
export type ListRow = { phone: string; name: string; line: number };

const phoneLike = /^\+?[\d\s().-]*$/;
const isPhone = (cell: string) => phoneLike.test(cell.normalize("NFKC")) && (cell.match(/\p{Nd}/gu)?.length ?? 0) >= 4;
/** A number with a name before or after it and nothing between them. */
const beside = [
  /^(?<phone>\+?\d[\d\s().-]{5,}\d)[\s:–-]+(?<name>\D.*)$/u,
  /^(?<name>.*\D)[\s:–-]+(?<phone>\+?\d[\d().\s-]{5,}\d)$/u,
];

/** The cells of a line, which commas, semicolons or tabs divide; what is in quotes is one. */
function cellsOf(line: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[,;\t]/.test(sign)) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}

function peopleIn(text: string): Omit<ListRow, "line">[] {
  const cells = cellsOf(text);
  const [phone, ...more] = cells.filter(isPhone);
  // Whose name stands beside several numbers nobody knows; what else has digits is one that is to be mended.
  if (more.length > 0) return cells.filter((cell) => /\p{Nd}/u.test(cell)).map((phone) => ({ phone, name: "" }));
  if (phone !== undefined) return [{ phone, name: cells.filter((cell) => cell !== phone).join(" ") }];
  for (const cell of cells)
    for (const pattern of beside) {
      const { phone, name } = pattern.exec(cell)?.groups ?? {};
      if (phone !== undefined && name !== undefined)
        return [{ phone: phone.trim(), name: name.replace(/[\s:–-]+$/u, "").trim() }];
    }
  // No number: the cell that looks most like one, so that it can be said what is wrong with it.
  const [likest = ""] = cells.toSorted(
    (a, b) => (b.match(/\p{Nd}/gu)?.length ?? 0) - (a.match(/\p{Nd}/gu)?.length ?? 0),
  );
  return likest === "" ? [] : [{ phone: likest, name: cells.filter((cell) => cell !== likest).join(" ") }];
}

const longest = { phone: 100, name: 80 };

/** Who is on a list, as people paste it or as a spreadsheet saves it: a line each, or numbers with commas. */
export function readListText(text: string): ListRow[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const rows = lines.flatMap((line, at) => peopleIn(line).map((row) => ({ ...row, line: at })));
  const [first, second] = rows;
  // The first line may name the columns.
  const isHeading = first && second && !/\p{Nd}/u.test(lines[first.line] ?? "") && /\p{Nd}/u.test(second.phone);
  return (isHeading ? rows.slice(1) : rows).map(({ phone, name, line }) => ({
    ...{ phone: phone.slice(0, longest.phone), name: name.slice(0, longest.name).trim(), line },
  }));
}

/** The numbers on a list, each spelling once. */
export const listNumbers = (text: string): string[] => [...new Set(readListText(text).map(({ phone }) => phone))];

/** The text with another line in place of one; an empty one takes it out. */
export function mendLine(text: string, line: number, by: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  lines.splice(line, 1, ...(by.trim() === "" ? [] : [by]));
  return lines.join("\n");
}

/** What a file says, in UTF-8, in UTF-16, or as older spreadsheets write it. */
export async function readListFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
