import ICAL from "ical.js";
import * as z from "zod/mini";

export type Card = { name: string; phones: string[]; place: string; birthday: string; note: string };

/** Decodes quoted-printable, which phones still write, in the charset it names. */
function decoded(text: string, charset: string): string {
  const bytes = Uint8Array.from(
    text
      .match(/=[0-9A-F]{2}|[^=]|=/gi)
      ?.flatMap((sign) =>
        sign.length === 3 ? [Number.parseInt(sign.slice(1), 16)] : [...new TextEncoder().encode(sign)],
      ) ?? [],
  );
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/**
 * A line as version 3 has it: version 2.1 names types without TYPE=, and writes quoted-printable. Groups before a name
 * ("item1.TEL") are left out.
 */
function modern(line: string): string {
  const at = line.search(/:(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const [head, value] = at === -1 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
  const [name = "", ...params] = head.replace(/^[\w-]+\./, "").split(";");
  const charset = params.find((param) => /^charset=/i.test(param))?.slice(8) ?? "utf-8";
  const isQuoted = params.some((param) => /^(?:encoding=)?quoted-printable$/i.test(param));
  const kept = params
    .filter((param) => param !== "" && !/^(?:charset=|encoding=)|^(?:quoted-printable|8bit|7bit)$/i.test(param))
    .map((param) => (param.includes("=") ? param : `TYPE=${param}`));
  const text = isQuoted
    ? value
        .split(";")
        .map((part) => escaped(decoded(part, charset)))
        .join(/^(?:N|ADR|ORG)$/i.test(name) ? ";" : "\\;")
    : value;
  return `${[name.trim(), ...kept].join(";")}:${text}`;
}

const Property = z.tuple([z.string(), z.unknown(), z.string()], z.unknown());
const Parsed = z.tuple([z.string(), z.array(Property)], z.unknown());
const partsOf = (value: unknown): string[] =>
  [value].flat(2).map((part) => (typeof part === "string" ? part.trim() : ""));
const textOf = (value: unknown) => partsOf(value).filter(Boolean).join(" ");

function valuesOf(lines: readonly string[]) {
  const text = ["BEGIN:VCARD", "VERSION:3.0", ...lines.filter((line) => !/^VERSION:/i.test(line)), "END:VCARD"];
  const [, properties] = Parsed.parse(ICAL.parse(text.join("\r\n")));
  return (name: string) => properties.filter(([own]) => own === name).map(([, , , ...values]) => values);
}

/**
 * Reads the lines of one contact. What cannot be read becomes the note of a contact without a number, so that somebody
 * sees it.
 */
export function readCard(lines: readonly string[]): Card {
  try {
    const of = valuesOf(lines.map(modern));
    const [family = "", given = "", middle = ""] = partsOf(of("n")[0]);
    const [, , street = "", town = "", region = ""] = partsOf(of("adr")[0]);
    const name = [textOf(of("fn")[0]), [given, middle, family].filter(Boolean).join(" "), textOf(of("nickname")[0])];
    const birthday = textOf(of("bday")[0]);
    return {
      name: [...name, textOf(of("org")[0])].find((text) => text !== "") ?? "",
      phones: of("tel").flatMap((value) => textOf(value).replace(/^tel:/i, "").replace(/;.*$/, "") || []),
      place: town || street || region,
      // A day without a year is none to us.
      birthday: birthday.startsWith("--") ? "" : birthday,
      note: of("note").map(textOf).join("\n"),
    };
  } catch {
    return { name: "", phones: [], place: "", birthday: "", note: lines.join(" ").slice(0, 500) };
  }
}
