import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { mayEditCompliance } from "@mauzo/contract/payments/compliance-states";
import type { Deps } from "../../../deps.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getCase } from "./get-case.ts";
import { findSaved, lockCase, updateCase } from "./queries/cases.ts";
import { insertEvent } from "./queries/events.ts";
import { missingFields } from "./rules/case-rules.ts";
import { filesOf, getCaseRow } from "./steps/case-of.ts";
import { emitChange } from "./steps/emit-change.ts";

/** Has the case looked at. @throws 422 that names each field that is missing, 409 when it was saved since */
export function submitCase(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  seen: number,
): Promise<ComplianceCase> {
  return tx(async (tx) => {
    await lockCase(tx, shopId);
    const { row, state, today } = await getCaseRow(tx, shopId);
    if (row.version !== seen) throw savedMeanwhile(await findSaved(tx, shopId));
    if (!mayEditCompliance(state)) throw refuse("compliance_closed");
    const missing = missingFields(row, await filesOf(tx, shopId), today);
    if (missing.length > 0)
      throw refuse("compliance_incomplete", {
        problems: missing.map((field) => ({
          ...{ type: "missing", loc: ["body", field], reason: "compliance_incomplete" as const },
        })),
      });
    const by = { userId: person.userId, userName: person.name };
    await updateCase(tx, shopId, { state: "submitted", level: 0, updatedBy: person.userId }, "submittedAt");
    await insertEvent(tx, { shopId, kind: "submitted", ...by });
    await emitChange(tx, deps, { shopId, actor: { kind: "staff", user_id: person.userId } });
    return getCase(tx, shopId);
  });
}
