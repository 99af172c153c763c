import type { FlowRequest } from "@mauzo/chatflow/flow-requests";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { changeTagsByBot } from "../../../customers/tags/change-tags-by-bot.ts";
import { leaveNote } from "../../notes/leave-note.ts";
import { findCustomerOf, findLastSeq } from "../queries.ts";

/** What a flow does that its conversation does not wait for. */
export type FlowDeed = Extract<FlowRequest, { kind: "tag" | "notify" }>;

/**
 * Does what a turn of the flow asked for, at its end: carts are locked before customers. A customer who is not known yet
 * gets no tag. @returns whether the staff was told something
 */
export async function doDeeds(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, conversationId, done }: { shopId: string; conversationId: string; done: readonly FlowDeed[] },
): Promise<{ told: boolean }> {
  const notes = done.flatMap((deed) => (deed.kind === "notify" && deed.note.trim() !== "" ? [deed.note] : []));
  const tags = done.flatMap((deed) => (deed.kind === "tag" ? [deed] : []));
  const customer = tags.length > 0 ? await findCustomerOf(tx, shopId, conversationId) : undefined;
  if (customer) await changeTagsByBot(tx, deps, { shopId, customerId: customer.id, changes: tags });
  // Behind what the customer has just said, which is added after it.
  const afterSeq = notes.length > 0 ? (await findLastSeq(tx, shopId, conversationId)) + 1 : 0;
  for (const text of notes) await leaveNote(tx, { shopId, conversationId, text, afterSeq });
  return { told: notes.length > 0 };
}
