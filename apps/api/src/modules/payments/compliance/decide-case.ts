import type { ComplianceNote, OperatorCase } from "@mauzo/contract/payments/compliance";
import { levelOf } from "@mauzo/contract/payments/compliance-states";
import { inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { forbidden, notFound, refuse, savedMeanwhile } from "../../../http/refuse.ts";
import { type Operator, writeEntry } from "../../account/operators/write-entry.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";
import { getOperatorCase } from "./get-operator-case.ts";
import { findCase, findSaved, lockCase, updateCase } from "./queries/cases.ts";
import { insertEvent } from "./queries/events.ts";
import { emitChange } from "./steps/emit-change.ts";

type Decision = { version: number; notes: ComplianceNote[]; reason: string };

/**
 * Approves a case, or says what of it has to be mended: once, and only what the operator has read. The shop's admins get
 * a mail. @throws 409 when it does not wait, or was changed since
 */
export function decideCase(
  deps: Pick<Deps, "pool" | "queue" | "emitFact" | "sealedValues">,
  { shopId, operator }: { shopId: string; operator: Operator },
  { version, notes, reason }: Decision,
): Promise<OperatorCase> {
  const decide = async (tx: Tx) => {
    // Nobody decides about a shop of their own.
    if ((await findStaffEmail(tx, shopId, operator.userId)) !== undefined) throw forbidden();
    const found = await findCase(tx, shopId);
    if (!found?.case) throw notFound();
    await lockCase(tx, shopId);
    const row = (await findCase(tx, shopId))?.case;
    if (row?.state !== "submitted") throw refuse("compliance_not_waiting");
    if (row.version !== version) throw savedMeanwhile(await findSaved(tx, shopId));
    const isApproved = notes.length === 0;
    const kind = isApproved ? ("approved" as const) : ("needs_attention" as const);
    const level = isApproved ? levelOf(row.businessType) : 0;
    await updateCase(tx, shopId, { state: kind, level }, "decidedAt");
    const event = { shopId, kind, notes, about: reason, isOperator: true, userName: operator.name };
    const eventId = await insertEvent(tx, event);
    const done = isApproved ? ("case_approved" as const) : ("case_returned" as const);
    await writeEntry(tx, operator, { kind: done, shopId, about: found.shopName, reason });
    for (const userId of await listStaffToNotify(tx, shopId))
      await deps.queue.send(tx, "compliance-mail", { shopId, eventId, userId });
    await emitChange(tx, deps, { shopId, actor: { kind: "system" } });
    return getOperatorCase(tx, deps, { shopId, lookedBy: null });
  };
  return inShop(deps.pool, shopId, decide, "shown", { kind: "operator", name: "" });
}
