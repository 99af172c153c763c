const ascii = new TextEncoder();

type Body = string | { head: string; bytes: Uint8Array };
const stream = ({ head, bytes }: { head: string; bytes: Uint8Array }): Uint8Array[] => [
  ascii.encode(`<< ${head} /Length ${bytes.length} >>\nstream\n`),
  bytes,
  ascii.encode("\nendstream"),
];

/** The bytes of a PDF made of these objects, numbered from 1: the catalogue first, the document information last. */
export function pdfFile(objects: readonly Body[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  write(ascii.encode("%PDF-1.4\n"));
  // Four bytes beyond ASCII, so that no program on the way takes the file for text.
  write(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const starts = objects.map((body, at) => {
    const from = length;
    write(ascii.encode(`${at + 1} 0 obj\n`));
    for (const bytes of typeof body === "string" ? [ascii.encode(body)] : stream(body)) write(bytes);
    write(ascii.encode("\nendobj\n"));
    return from;
  });
  const table = length;
  const rows = starts.map((from) => `${String(from).padStart(10, "0")} 00000 n \n`).join("");
  write(
    ascii.encode(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** Text as a PDF stream. */
export const pdfStream = (text: string, head = "") => ({ head, bytes: ascii.encode(text) });
