import type { ComplianceNote, OperatorCase } from "@mauzo/contract/payments/compliance";
import {
  type ComplianceField,
  type ComplianceFileField,
  complianceFields,
  complianceFileFields,
  neededFields,
} from "@mauzo/contract/payments/compliance-states";

export type Decision = { version: number; notes: ComplianceNote[]; reason: string };

/** What the operator says of a field: that it is in order, or what has to be mended, in both languages. */
export type Verdict = { is: "fine" } | { is: "mend"; en: string; sw: string };
export type Verdicts = Partial<Record<ComplianceField, Verdict>>;

export const isFileField = (field: ComplianceField): field is ComplianceFileField =>
  complianceFileFields.some((each) => each === field);

/** What there is to decide about: all that the case needs, and what was given besides. */
export function fieldsOf(found: OperatorCase): ComplianceField[] {
  const needed = neededFields(found.business_type, found.id_type);
  const files = new Set<ComplianceField>(found.files.map(({ field }) => field));
  return complianceFields.filter(
    (field) =>
      field === "business_type" || needed.includes(field) || (isFileField(field) ? files.has(field) : found[field]),
  );
}

/** What is written most often, to be changed. */
export const usualWords = (field: ComplianceField) =>
  isFileField(field)
    ? {
        en: "The picture is not sharp. Take it again in daylight, with the whole document in it.",
        sw: "Picha haionekani vizuri. Ipige tena mchana, hati yote ionekane.",
      }
    : {
        en: "This is not as it stands in the document. Write it as it is printed.",
        sw: "Hii si kama ilivyo kwenye hati. Iandike kama ilivyochapishwa.",
      };

/** The notes of what has to be mended; undefined as long as a field is not decided about, or has no words. */
export function notesOf(fields: readonly ComplianceField[], verdicts: Verdicts): ComplianceNote[] | undefined {
  const notes: ComplianceNote[] = [];
  for (const field of fields) {
    const verdict = verdicts[field];
    if (verdict === undefined) return undefined;
    if (verdict.is === "fine") continue;
    const [en, sw] = [verdict.en.trim(), verdict.sw.trim()];
    if (en === "" || sw === "") return undefined;
    notes.push({ field, en, sw });
  }
  return notes;
}
