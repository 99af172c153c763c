import {
  type CustomerField,
  type CustomerFieldChange,
  customerFields,
} from "@mauzo/contract/customers/customer-changes";
import { Gender } from "@mauzo/contract/customers/customers";
import { Language } from "@mauzo/contract/shared";
import type { OwnFields } from "../queries/edit-record.ts";

const orNothing = (text: string) => (text === "" ? null : text);

/** The fields of a record as its history keeps them; null: nothing is known. */
const textsOf = ({ name, phone, gender, language, place, birthday, tags }: OwnFields) => ({
  ...{ name: orNothing(name), phone, gender, language, place: orNothing(place), birthday },
  tags: orNothing(tags.join(", ")),
});

/** The fields that are different afterwards. */
export function changesBetween(before: OwnFields, after: OwnFields): CustomerFieldChange[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  return customerFields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field], after: is[field] }));
}

/** A field from its text in the history. */
function fieldOf(field: CustomerField, text: string | null): Partial<OwnFields> {
  switch (field) {
    case "gender":
      return { gender: text === null ? null : Gender.parse(text) };
    case "language":
      return { language: text === null ? null : Language.parse(text) };
    case "tags":
      return { tags: text === null ? [] : text.split(", ") };
    case "phone":
    case "birthday":
      return { [field]: text };
    default:
      return { [field]: text ?? "" };
  }
}

/** What taking back a change sets: the fields that still hold what the change set. */
export function fieldsBefore(present: OwnFields, changes: readonly CustomerFieldChange[]): Partial<OwnFields> {
  const texts = textsOf(present);
  return Object.assign(
    {},
    ...changes.filter(({ field, after }) => texts[field] === after).map(({ field, before }) => fieldOf(field, before)),
  );
}
