import * as z from "zod/mini";

/**
 * The states of what a shop shows of itself. `expired`: the document that was approved has run out; that is no state of
 * its own in the database, the day says it.
 */
export const storedComplianceStates = ["draft", "submitted", "needs_attention", "approved"] as const;
export const complianceStates = [...storedComplianceStates, "expired"] as const;
export const ComplianceState = z.enum(complianceStates);
export type ComplianceState = z.infer<typeof ComplianceState>;

/** Who may lead a case from a state to another: an admin of the shop, or an operator of Mauzo. */
type Mover = "admin" | "operator";
export const complianceMoves: Readonly<Record<ComplianceState, Readonly<Partial<Record<ComplianceState, Mover>>>>> = {
  draft: { submitted: "admin" },
  submitted: { approved: "operator", needs_attention: "operator" },
  needs_attention: { submitted: "admin" },
  approved: {},
  expired: { submitted: "admin" },
};
/** Whether the shop may change what it shows of itself: not while somebody looks at it, and not what was approved. */
export const mayEditCompliance = (state: ComplianceState): boolean => "submitted" in complianceMoves[state];

export const businessTypes = ["individual", "sole_proprietor", "company"] as const;
export const BusinessType = z.enum(businessTypes);
export type BusinessType = z.infer<typeof BusinessType>;

export const idDocumentTypes = ["National ID", "Passport", "Driving License"] as const;
export const IdDocumentType = z.enum(idDocumentTypes);
export type IdDocumentType = z.infer<typeof IdDocumentType>;

export const complianceFileFields = ["id_front", "id_back", "selfie", "licence", "registration"] as const;
export const ComplianceFileField = z.enum(complianceFileFields);
export type ComplianceFileField = z.infer<typeof ComplianceFileField>;

/** Everything that a case asks for, and that a decision may name. */
export const complianceFields = [
  ...(["business_type", "owner_name", "birth_date", "id_type", "id_number", "id_expires_on"] as const),
  ...(["id_front", "id_back", "selfie", "business_name", "tin", "licence", "registration"] as const),
] as const;
export const ComplianceField = z.enum(complianceFields);
export type ComplianceField = z.infer<typeof ComplianceField>;

const ofOwner = ["owner_name", "birth_date", "id_type", "id_number", "id_front", "selfie"] as const;
const ofBusiness = ["business_name", "tin", "licence"] as const;
/** What has to be there before a case may be submitted, in the order of the form. */
export function neededFields(business: BusinessType, document: IdDocumentType | null): readonly ComplianceField[] {
  return [
    ...ofOwner,
    // The back of a passport shows nothing, and a national ID of Tanzania may have no last day.
    ...(document === null || document === "Passport" ? [] : (["id_back"] as const)),
    ...(document === null || document === "National ID" ? [] : (["id_expires_on"] as const)),
    ...(business === "individual" ? [] : ofBusiness),
    ...(business === "company" ? (["registration"] as const) : []),
  ];
}

/** How far a shop has come: nothing approved, its owner, its papers too. */
export const complianceLevels = [0, 1, 2] as const;
/** What may be withdrawn in one day of the shop, in minor units. */
export const dayLimitMinorOf: Readonly<Record<(typeof complianceLevels)[number], number>> = {
  ...{ 0: 0, 1: 100_000_000, 2: 1_000_000_000 },
};
/** The level that an approval gives: papers of a business count for more. */
export const levelOf = (business: BusinessType): 1 | 2 => (business === "individual" ? 1 : 2);

export const complianceEventKinds = ["submitted", "approved", "needs_attention", "looked"] as const;
