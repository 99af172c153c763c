import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findNotes, listEvents } from "./queries/events.ts";
import { missingFields } from "./rules/case-rules.ts";
import { filesOf, getCaseRow, saidOf } from "./steps/case-of.ts";

/** What the shop shows of itself, as its admins see it. Who decided at Mauzo, and why, is not theirs to see. */
export async function getCase(tx: Tx, shopId: string): Promise<ComplianceCase> {
  const { row, state, today } = await getCaseRow(tx, shopId);
  const files = await filesOf(tx, shopId);
  const events = await listEvents(tx, shopId);
  return {
    ...saidOf(row),
    ...{ state, id_number_end: row.idNumberEnd, tin_end: row.tinEnd, files, version: row.version },
    notes: state === "needs_attention" ? await findNotes(tx, shopId) : [],
    missing: missingFields(row, files, today),
    history: events.map(({ id, kind, about, isOperator, by, at }) => ({
      ...{ id, kind, at, is_operator: isOperator },
      ...{ about: kind === "looked" ? about : "", by: isOperator ? "" : by },
    })),
  };
}
