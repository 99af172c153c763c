import {
  type ContactImportField,
  type ContactMapping,
  type ContactProblem,
  contactPhonesMost,
} from "@mauzo/contract/customers/contact-imports";
import { customerLimits, type Gender, Tags } from "@mauzo/contract/customers/customers";
import { type Language, optionalText } from "@mauzo/contract/shared";
import { unescapeFormula } from "@mauzo/format/escape-formula";
import { toE164 } from "@mauzo/format/phone";
import { readBirthday } from "./read-birthday.ts";

export type ReadContact = {
  id: string;
  line: number;
  problems: ContactProblem[];
  name: string;
  /** In E.164, each once. */
  phones: string[];
  place: string;
  language: Language | null;
  gender: Gender | null;
  birthday: string | null;
  tags: string[];
  note: string;
};
type Row = { id: string; line: number; cells: string[] };
type Columns = { mapping: ContactMapping; width: number };

const languages = new Map<string, Language>([
  ...["sw", "swahili", "kiswahili"].map((word) => [word, "sw"] as const),
  ...["en", "english", "kiingereza"].map((word) => [word, "en"] as const),
]);
const genders = new Map<string, Gender>([
  ...["f", "female", "woman", "mwanamke", "ke", "mke"].map((word) => [word, "female"] as const),
  ...["m", "male", "man", "mwanaume", "me", "mume"].map((word) => [word, "male"] as const),
]);

/** Between two numbers in one cell, also as Google writes it (":::"). */
const betweenNumbers = /:::|[;,\n|]|\s\/\s/;
const Name = optionalText(customerLimits.name);
const Place = optionalText(customerLimits.place);
const Note = optionalText(customerLimits.note);

const listOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Reads a row of a file as a customer, with what is wrong with it. */
export function readContactRow({ id, line, cells }: Row, { mapping, width }: Columns): ReadContact {
  const problems: ContactProblem[] = [];
  const blame = (field: ContactImportField | null, kind: ContactProblem["kind"]) => problems.push({ field, kind });
  const cellOf = (field: ContactImportField) => {
    const at = mapping.indexOf(field);
    return at === -1 ? "" : unescapeFormula(cells[at] ?? "").trim();
  };
  if (cells.slice(width).some((cell) => cell !== "")) blame(null, "extra_cells");

  const [given, last] = [cellOf("name"), cellOf("last_name")];
  // A file may have the whole name beside the last one.
  const whole = given.toLowerCase().endsWith(last.toLowerCase()) ? given : `${given} ${last}`;
  const name = Name.safeParse(whole.replace(/\s+/g, " ").trim());
  if (!name.success) blame("name", "name");

  const phones = new Set<string>();
  for (const field of ["phone", "phone2", "phone3"] as const)
    for (const written of listOf(cellOf(field), betweenNumbers)) {
      const phone = toE164(written);
      if (phone === undefined) blame(field, "phone");
      else phones.add(phone);
    }
  if (phones.size === 0 && problems.every(({ kind }) => kind !== "phone")) blame("phone", "no_phone");
  if (phones.size > contactPhonesMost) blame("phone", "phones_many");

  const place = Place.safeParse(cellOf("place").replace(/\s+/g, " "));
  if (!place.success) blame("place", "place");
  const note = Note.safeParse(cellOf("note"));
  if (!note.success) blame("note", "note");
  const language = languages.get(cellOf("language").toLowerCase());
  if (cellOf("language") !== "" && !language) blame("language", "language");
  const gender = genders.get(cellOf("gender").toLowerCase());
  if (cellOf("gender") !== "" && !gender) blame("gender", "gender");
  const birthday = readBirthday(cellOf("birthday"));
  if (cellOf("birthday") !== "" && !birthday) blame("birthday", "birthday");
  const tags = Tags.safeParse([...new Set(listOf(cellOf("tags"), /[,;]|:::/).map((tag) => tag.toLowerCase()))]);
  if (!tags.success) blame("tags", "tags");

  return {
    ...{ id, line, problems, phones: [...phones], language: language ?? null, gender: gender ?? null },
    ...{ name: name.data ?? "", place: place.data ?? "", note: note.data ?? "", tags: tags.data ?? [] },
    birthday: birthday ?? null,
  };
}
