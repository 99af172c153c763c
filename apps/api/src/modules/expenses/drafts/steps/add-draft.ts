import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { insertDraft } from "../queries/write-drafts.ts";

type Drafted = Omit<Parameters<typeof insertDraft>[1], "id" | "externalId" | "conversationId" | "saidAt">;
/** Writes the draft of one day of a repeat, unless it was written before. */
export async function addDraft(tx: Tx, { emitFact }: Pick<Deps, "emitFact">, draft: Drafted): Promise<void> {
  const id = await insertDraft(tx, { ...draft, saidAt: new Date().toISOString() });
  if (id === undefined) return;
  const actor = { kind: "system" as const };
  await emitFact(tx, { name: "expense.drafted", shopId: draft.shopId, subject: id, actor, payload: {} });
}
