import {
  CustomerEdit,
  type CustomerRecord,
  customerLimits,
  Gender,
  isMaskedPhone,
  NewCustomer,
} from "@mauzo/contract/customers/customers";
import { Language } from "@mauzo/contract/shared";
import { parseTags, type TagProblem, tagProblem } from "./tags.ts";

/** A customer as the form holds it: all texts; an empty one says that it is not known. */
export type CustomerForm = {
  name: string;
  phone: string;
  place: string;
  /** Separated by commas. */
  tags: string;
  gender: string;
  language: string;
  birthday: string;
  /** Only of a new one: notes are in the timeline. */
  note: string;
};

export const emptyForm: CustomerForm = {
  name: "",
  phone: "",
  place: "",
  tags: "",
  gender: "",
  language: "",
  birthday: "",
  note: "",
};

/** The form of a customer; a number that is hidden from the reader is left out. */
export const toForm = (saved: CustomerRecord | undefined): CustomerForm =>
  saved === undefined
    ? emptyForm
    : {
        name: saved.name,
        phone: saved.phone === null || isMaskedPhone(saved.phone) ? "" : saved.phone,
        place: saved.place,
        tags: saved.tags.join(", "),
        gender: saved.gender ?? "",
        language: saved.language ?? "",
        birthday: saved.birthday ?? "",
        note: "",
      };

const fieldsOf = ({ name, place, tags, gender, language, birthday }: CustomerForm) => ({
  name,
  place,
  tags: parseTags(tags),
  gender: Gender.safeParse(gender).data ?? null,
  language: Language.safeParse(language).data ?? null,
  birthday: birthday === "" ? null : birthday,
});

export const toNewCustomer = (form: CustomerForm): NewCustomer =>
  NewCustomer.parse({ ...fieldsOf(form), phone: form.phone, note: form.note });

/** What an edit sends: the number only where it was changed, since it is hidden from some who edit. */
export const toCustomerEdit = (form: CustomerForm, base: CustomerRecord): CustomerEdit =>
  CustomerEdit.parse({
    ...fieldsOf(form),
    ...(form.phone.trim() !== toForm(base).phone && { phone: form.phone }),
    version: base.version,
  });

/** What is wrong with a form: the field, and why. */
export type FormProblem =
  | { path: "name"; kind: "missing" }
  | { path: "phone"; kind: "wrong" }
  | { path: "tags"; tag: TagProblem };

/**
 * What is wrong with a form.
 * @param isPhoneWrong whether the number is one that cannot be called.
 * @param hasHiddenPhone whether there is a number that the reader may not see.
 */
export function problemsOf(form: CustomerForm, isPhoneWrong: boolean, hasHiddenPhone: boolean): FormProblem[] {
  const problems: FormProblem[] = [];
  if (form.name.trim() === "" && form.phone.trim() === "" && !hasHiddenPhone)
    problems.push({ path: "name", kind: "missing" });
  if (isPhoneWrong) problems.push({ path: "phone", kind: "wrong" });
  const tag = tagProblem(parseTags(form.tags));
  if (tag) problems.push({ path: "tags", tag });
  return problems;
}

/** How long the texts of the form may be. */
export const maxLengths = { ...customerLimits, tags: customerLimits.tags * (customerLimits.tag + 2) } as const;
