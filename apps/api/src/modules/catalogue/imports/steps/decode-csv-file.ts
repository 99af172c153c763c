import { importMaxText } from "@mauzo/contract/catalogue/product-imports";
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
export async function* decodeCsvFile(
  chunks: AsyncIterable<Uint8Array>,
  { old }: { old: boolean },
): AsyncGenerator<string> {
  let decoder = old ? new TextDecoder("windows-1252") : undefined;
  let length = 0;
  const take = (text: string) => {
    length += text.length;
    if (length > importMaxText) throw refuse("csv_too_much_text");
    if (text.includes("\u0000")) throw refuse("csv_not_text");
    return text;
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield take(decoder.decode(chunk, { stream: true }));
  }
  if (decoder) yield take(decoder.decode());
}
