import type { ComplianceCase, ComplianceInput } from "@mauzo/contract/payments/compliance";
import { type IdDocumentType, mayEditCompliance } from "@mauzo/contract/payments/compliance-states";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getCase } from "./get-case.ts";
import { findSaved, lockCase, updateCase } from "./queries/cases.ts";
import { documentNumberOf } from "./rules/case-rules.ts";
import { getCaseRow, sealedPlace } from "./steps/case-of.ts";
import { emitChange } from "./steps/emit-change.ts";

function readNumber(kind: IdDocumentType | "tin" | null, typed: string | undefined, field: "id_number" | "tin") {
  if (typed === undefined || kind === null) return undefined;
  const number = documentNumberOf(kind, typed);
  if (number === undefined) throw refuse("compliance_number_invalid", { loc: ["body", field] });
  return number;
}

/**
 * Saves what the shop shows of itself; of numbers only those that were typed, sealed. Another kind of document has
 * another number. @throws 409 when it was saved since, and while it is looked at or approved
 */
export function saveCase(
  deps: Pick<Deps, "sealedValues" | "emitFact">,
  { shopId, tx, person }: ShopContext,
  { version: seen, ...said }: z.output<typeof ComplianceInput>,
): Promise<ComplianceCase> {
  return tx(async (tx) => {
    await lockCase(tx, shopId);
    const { row, id, state } = await getCaseRow(tx, shopId);
    if (row.version !== seen) throw savedMeanwhile(await findSaved(tx, shopId));
    if (id === undefined || !mayEditCompliance(state)) throw refuse("compliance_closed");
    const idNumber =
      readNumber(said.id_type, said.id_number, "id_number") ?? (said.id_type === row.idType ? undefined : "");
    const tin = readNumber("tin", said.tin, "tin");
    const sealed = (text: string, field: "sealed_id_number" | "sealed_tin") =>
      text === "" ? null : deps.sealedValues.seal(text, sealedPlace(shopId, id, field));
    await updateCase(tx, shopId, {
      ...{ businessType: said.business_type, ownerName: said.owner_name, birthDate: said.birth_date },
      ...{ idType: said.id_type, idExpiresOn: said.id_expires_on, businessName: said.business_name },
      ...(idNumber !== undefined && {
        ...{ sealedIdNumber: sealed(idNumber, "sealed_id_number"), idNumberEnd: idNumber.slice(-4) },
      }),
      ...(tin !== undefined && { sealedTin: sealed(tin, "sealed_tin"), tinEnd: tin.slice(-4) }),
      // What ran out is a draft again, whose days are not those that were approved.
      ...(state === "expired" && { state: "draft" as const, level: 0 }),
      updatedBy: person.userId,
    });
    await emitChange(tx, deps, { shopId, actor: { kind: "staff", user_id: person.userId } });
    return getCase(tx, shopId);
  });
}
