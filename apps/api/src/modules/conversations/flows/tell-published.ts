import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { findIdOf } from "./queries/versions.ts";

/** Tells that all new conversations meet a version by now. */
export async function tellPublished(
  tx: Tx,
  emitFact: EmitFact,
  place: { shopId: string; chatflowId: string },
  { number, userId }: { number: number; userId: string },
): Promise<void> {
  const subject = await findIdOf(tx, place, number);
  if (subject === undefined) return;
  const actor = { kind: "staff" as const, user_id: userId };
  await emitFact(tx, { name: "flow.published", shopId: place.shopId, subject, actor, payload: { number } });
}
