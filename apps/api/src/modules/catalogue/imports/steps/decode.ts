import { importMaxText } from "@mauzo/contract/catalogue/product-imports";
import { Refusal } from "../../../../http/refusal.ts";

/** How the text of a file is written, by its first bytes: with a mark, or UTF-16 by the nothing beside each plain letter. */
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
 * The text of a file, piece by piece. `old`: it is no UTF and read as the Windows of Western Europe writes it, which is what
 * older spreadsheets save.
 */
export async function* decode(chunks: AsyncIterable<Uint8Array>, { old }: { old: boolean }): AsyncGenerator<string> {
  let decoder = old ? new TextDecoder("windows-1252") : undefined;
  let length = 0;
  const take = (text: string) => {
    length += text.length;
    if (length > importMaxText) throw new Refusal(413, "The file has too much text");
    if (text.includes("\u0000")) throw new Refusal(422, "This is not a CSV file");
    return text;
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield take(decoder.decode(chunk, { stream: true }));
  }
  if (decoder) yield take(decoder.decode());
}
