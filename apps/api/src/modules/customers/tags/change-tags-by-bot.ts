import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { applyTagChanges, type BotTagChange } from "./apply-tag-changes.ts";
import { lockTagged, updateTags } from "./queries.ts";

/** Gives a customer tags or takes them away as a chatflow says. */
export async function changeTagsByBot(
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, customerId, changes }: { shopId: string; customerId: string; changes: readonly BotTagChange[] },
): Promise<void> {
  const [customer] = await lockTagged(tx, shopId, [customerId]);
  if (!customer) return;
  const tags = applyTagChanges(customer.tags, changes);
  if (tags.join() === customer.tags.join()) return;
  await updateTags(tx, shopId, [{ id: customerId, tags }]);
  const about = { name: "customer.changed" as const, shopId, subject: customerId };
  await emitFact(tx, { ...about, actor: { kind: "bot" }, payload: { kind: "tagged" } });
}
