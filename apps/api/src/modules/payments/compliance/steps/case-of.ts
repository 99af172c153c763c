import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { listFiles } from "../queries/case-files.ts";
import { type CaseRow, findCase } from "../queries/cases.ts";
import { stateOn } from "../rules/case-rules.ts";

/** How every case begins. */
const firstCase: Omit<CaseRow, "shopId" | "id" | "updatedAt"> = {
  ...{ state: "draft", level: 0, businessType: "individual", ownerName: "", birthDate: null, idType: null },
  ...{ sealedIdNumber: null, idNumberEnd: "", idExpiresOn: null, businessName: "", sealedTin: null, tinEnd: "" },
  ...{ version: 0, updatedBy: null, submittedAt: null, decidedAt: null },
};

/** The case of the shop as it is on its day, or how every case begins. */
export async function getCaseRow(tx: Tx, shopId: string) {
  const found = await findCase(tx, shopId);
  if (!found) throw notFound();
  const { shopName, currency, today } = found;
  const row = found.case ?? firstCase;
  return { row, id: found.case?.id, state: stateOn(row, today), shopName, currency, today };
}

/** What was said of the shop, without numbers and files. */
export const saidOf = (row: Omit<CaseRow, "shopId" | "id" | "updatedAt">) => ({
  ...{ business_type: row.businessType, owner_name: row.ownerName, birth_date: row.birthDate, id_type: row.idType },
  ...{ id_expires_on: row.idExpiresOn, business_name: row.businessName },
});

/** Where the numbers of a case are sealed. */
export const sealedPlace = (shopId: string, id: string, field: "sealed_id_number" | "sealed_tin") => ({
  ...{ shopId, id, field },
  table: "compliance_cases",
});

type Files = { field: ComplianceFileField; kind: ComplianceCase["files"][number]["kind"]; at: string }[];
/** The files of a case: pictures, and papers as PDF. */
export const filesOf = async (tx: Tx, shopId: string): Promise<Files> =>
  (await listFiles(tx, shopId)).map(({ kind, ...file }) => ({
    ...file,
    kind: kind === "document" ? "document" : "picture",
  }));
