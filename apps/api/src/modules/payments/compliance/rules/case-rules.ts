import {
  type ComplianceField,
  type ComplianceFileField,
  type ComplianceState,
  type IdDocumentType,
  neededFields,
} from "@mauzo/contract/payments/compliance-states";
import type { CaseRow } from "../queries/cases.ts";

type Stored = Pick<CaseRow, "state" | "idExpiresOn">;
/** The state of a case on a day of the shop. Both days are of the form 2026-01-31, so they compare as texts. */
export const stateOn = ({ state, idExpiresOn }: Stored, today: string): ComplianceState =>
  state === "approved" && idExpiresOn !== null && idExpiresOn < today ? "expired" : state;

/** What the numbers of documents look like; of those that no public rule describes, only what cannot be one is refused. */
const shapes: Record<IdDocumentType | "tin", RegExp> = {
  ...{ "National ID": /^\d{20}$/, tin: /^\d{9}$/ },
  ...{ Passport: /^[A-Z0-9]{6,12}$/, "Driving License": /^[A-Z0-9]{6,16}$/ },
};
/** A number without what people write between its signs; undefined where it is none of this kind. */
export function documentNumberOf(kind: IdDocumentType | "tin", typed: string): string | undefined {
  const number = typed
    .normalize("NFKC")
    .replaceAll(/[\s.\-–/]/g, "")
    .toUpperCase();
  return number === "" || shapes[kind].test(number) ? number : undefined;
}

type Said = Pick<
  CaseRow,
  "businessType" | "ownerName" | "birthDate" | "idType" | "idNumberEnd" | "idExpiresOn" | "businessName" | "tinEnd"
>;
/** What is missing before a case can be submitted, or has run out by then. */
export function missingFields(
  said: Said,
  files: readonly { field: ComplianceFileField }[],
  today: string,
): ComplianceField[] {
  const isThere: Record<ComplianceField, boolean> = {
    ...{ business_type: true, owner_name: said.ownerName !== "", birth_date: said.birthDate !== null },
    ...{ id_type: said.idType !== null, id_number: said.idNumberEnd !== "" },
    id_expires_on: said.idExpiresOn !== null && said.idExpiresOn >= today,
    ...{ business_name: said.businessName !== "", tin: said.tinEnd !== "" },
    ...{ id_front: false, id_back: false, selfie: false, licence: false, registration: false },
  };
  for (const { field } of files) isThere[field] = true;
  const needed = neededFields(said.businessType, said.idType);
  const ranOut = said.idExpiresOn !== null && said.idExpiresOn < today && !needed.includes("id_expires_on");
  return [...needed.filter((field) => !isThere[field]), ...(ranOut ? (["id_expires_on"] as const) : [])];
}
