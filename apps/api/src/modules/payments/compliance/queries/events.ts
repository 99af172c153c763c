import type { ComplianceNote } from "@mauzo/contract/payments/compliance";
import { and, desc, eq, inArray } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { complianceEvents } from "../../../../db/schema/payments/compliance-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type NewEvent = Omit<typeof complianceEvents.$inferInsert, "id" | "createdAt">;
/** Writes down what happened to a case, or who looked at it: for good. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<string> {
  const [made] = await tx.insert(complianceEvents).values(event).returning({ id: complianceEvents.id });
  if (!made) throw new Error("the database returned no event");
  return made.id;
}

/** The last hundred events of a case, the newest first. */
export const listEvents = (tx: Tx, shopId: string) =>
  tx
    .select({
      ...{ id: complianceEvents.id, kind: complianceEvents.kind, isOperator: complianceEvents.isOperator },
      ...{ about: complianceEvents.about, by: complianceEvents.userName, at: isoText(complianceEvents.createdAt) },
    })
    .from(complianceEvents)
    .where(eq(complianceEvents.shopId, shopId))
    .orderBy(desc(complianceEvents.id))
    .limit(100);

/** What the last decision says is to be mended. */
export async function findNotes(tx: Tx, shopId: string): Promise<ComplianceNote[]> {
  const [last] = await tx
    .select({ notes: complianceEvents.notes })
    .from(complianceEvents)
    .where(and(eq(complianceEvents.shopId, shopId), inArray(complianceEvents.kind, ["needs_attention", "approved"])))
    .orderBy(desc(complianceEvents.id))
    .limit(1);
  return last?.notes ?? [];
}

/** One decision, for the mail about it. */
export async function findDecision(tx: Tx, shopId: string, id: string) {
  const [found] = await tx
    .select({ kind: complianceEvents.kind, notes: complianceEvents.notes })
    .from(complianceEvents)
    .where(and(eq(complianceEvents.shopId, shopId), eq(complianceEvents.id, id)));
  return found;
}
