import {
  type ContactImportField,
  type ContactMapping,
  contactImportFields,
} from "@mauzo/contract/customers/contact-imports";

/** The usual headings: ours, those of phones and mail programs, and those typed by hand, in both languages. */
const headings: Record<ContactImportField, string> = {
  name: "name fullname customer customername firstname givenname displayname contact contactname jina jinakamili jinalakwanza mteja jinalamteja",
  last_name: "lastname familyname surname jinalamwisho jinalaukoo ukoo",
  phone:
    "phone phonenumber telephone tel mobile mobilephone mobilenumber cell whatsapp whatsappnumber number phone1 phone1value primaryphone simu nambayasimu namba simu1 simuyamkononi",
  phone2: "phone2 phone2value homephone otherphone secondphone alternatephone simu2 simunyingine simuyapili",
  phone3: "phone3 phone3value businessphone workphone simu3 simuyatatu simuyakazini",
  place:
    "place location address city town area ward district address1city address1formatted mahali mji eneo anwani kata wilaya mtaa",
  language: "language lang lugha",
  gender: "gender sex jinsia",
  birthday: "birthday birthdate dateofbirth dob siku yakuzaliwa sikuyakuzaliwa tareheyakuzaliwa",
  tags: "tags tag labels label group groups groupmembership category lebo kundi makundi",
  note: "note notes comment comments remarks maelezo kumbukumbu maoni",
};
const fieldOf = new Map(
  contactImportFields.flatMap((field) => headings[field].split(" ").map((word) => [word, field] as const)),
);

/** Guesses what the columns hold from their headings; of two that match the same field, the first. */
export function guessContactMapping(row: readonly string[]): ContactMapping {
  const taken = new Set<string>();
  return row.map((heading) => {
    const plain = heading
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\(.*?\)|[^\p{L}\p{N}]/gu, "");
    const field = fieldOf.get(plain);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
