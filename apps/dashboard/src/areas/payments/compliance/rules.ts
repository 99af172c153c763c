import type { ComplianceCase, ComplianceInput } from "@mauzo/contract/payments/compliance";

/** The case while it is edited. Numbers are typed anew: what is saved of them is never sent back. */
export type CaseForm = Pick<ComplianceCase, "business_type" | "owner_name" | "business_name"> & {
  birth_date: string;
  id_type: ComplianceCase["id_type"];
  id_number: string;
  id_expires_on: string;
  tin: string;
};

/** What of a case is in the form. A file that is added, or a look that is written down, is no news to who types. */
export const toSaid = ({ files: _, missing: __, history: ___, ...said }: ComplianceCase) => said;
type Said = ReturnType<typeof toSaid>;

export const toForm = (saved: Said): CaseForm => ({
  ...{ business_type: saved.business_type, owner_name: saved.owner_name, business_name: saved.business_name },
  ...{ birth_date: saved.birth_date ?? "", id_type: saved.id_type, id_expires_on: saved.id_expires_on ?? "" },
  ...{ id_number: "", tin: "" },
});

export const toInput = (form: CaseForm, base: Said): ComplianceInput => ({
  ...{ business_type: form.business_type, owner_name: form.owner_name.trim(), id_type: form.id_type },
  ...{ birth_date: form.birth_date || null, id_expires_on: form.id_expires_on || null },
  ...{ business_name: form.business_name.trim(), version: base.version },
  ...(form.id_number.trim() !== "" && { id_number: form.id_number }),
  ...(form.tin.trim() !== "" && { tin: form.tin }),
});
