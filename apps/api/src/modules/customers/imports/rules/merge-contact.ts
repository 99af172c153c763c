import { customerLimits } from "@mauzo/contract/customers/customers";
import type { OwnFields } from "../../customers/steps/write-change.ts";
import type { ReadContact } from "./read-contact-row.ts";

/** A customer the shop has, as far as a file may fill them in. */
export type Known = Omit<OwnFields, "phone"> & {
  id: string;
  phones: string[];
  /** The channels of which something was said, yes or no: a file says nothing over it. */
  said: string[];
  hasNotes: boolean;
};
export type Filled = { fields: Omit<OwnFields, "phone">; phones: string[] };

/** What a known customer becomes when a file fills in what is empty: nothing that stands there is changed. */
export function fillContact(known: Known, read: ReadContact, tags: readonly string[]): Filled {
  const more = [...read.tags, ...tags].filter((tag) => !known.tags.includes(tag));
  const joined = [...known.tags, ...new Set(more)];
  return {
    fields: {
      name: known.name || read.name,
      place: known.place || read.place,
      gender: known.gender ?? read.gender,
      language: known.language ?? read.language,
      birthday: known.birthday ?? read.birthday,
      tags: joined.length > customerLimits.tags ? known.tags : joined,
    },
    phones: read.phones.filter((phone) => !known.phones.includes(phone)),
  };
}

/** The tags of a new customer: those of the row, then those for all, as many as there may be. */
export const tagsOf = (read: ReadContact, tags: readonly string[]): string[] =>
  [...new Set([...read.tags, ...tags])].slice(0, customerLimits.tags);
