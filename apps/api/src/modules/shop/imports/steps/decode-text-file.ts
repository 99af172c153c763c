import { createReadStream } from "node:fs";
import { importMaxText } from "@mauzo/contract/shop/imports";
import { refuse } from "../../../../http/refuse.ts";

/**
 * Detects the encoding of a file from its first bytes: a byte order mark, or UTF-16 by the zero byte next to each ASCII
 * letter.
 */
function encodingOf(first: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  const [a, b] = first;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const nothing = (from: number) =>
    first.length >= 4 && first.slice(0, 64).every((byte, at) => at % 2 !== from || byte === 0);
  if (nothing(1)) return "utf-16le";
  return nothing(0) ? "utf-16be" : "utf-8";
}

/**
 * Decodes the text of a file, chunk by chunk. `old`: it is not UTF and is read as Windows-1252, which older
 * spreadsheets save.
 */
async function* decode(
  chunks: AsyncIterable<Uint8Array>,
  { old, most }: { old: boolean; most: number },
): AsyncGenerator<string> {
  let decoder = old ? new TextDecoder("windows-1252") : undefined;
  let length = 0;
  const take = (text: string) => {
    length += text.length;
    if (length > most) throw refuse("csv_too_much_text");
    if (text.includes("\u0000")) throw refuse("csv_not_text");
    return text;
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield take(decoder.decode(chunk, { stream: true }));
  }
  if (decoder) yield take(decoder.decode());
}

/** Whether the bytes of a file are valid in a UTF encoding. */
async function isUtf(path: string, most: number): Promise<boolean> {
  try {
    for await (const _ of decode(createReadStream(path), { old: false, most }));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file, part by part, in whichever encoding it is. @throws 413 for more than `most` signs */
export async function* decodeTextFile(path: string, most = importMaxText): AsyncGenerator<string> {
  yield* decode(createReadStream(path), { old: !(await isUtf(path, most)), most });
}
