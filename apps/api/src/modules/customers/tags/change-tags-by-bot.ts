import { customerLimits } from "@mauzo/contract/customers/customers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { lockTagged, updateTags } from "./queries.ts";
import { withTags } from "./rules.ts";

type Change = { tag: string; change: "add" | "remove" };

/** Gives a customer tags or takes them away as a chatflow says; one that would be too many is left out. */
export async function changeTagsByBot(
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, customerId, changes }: { shopId: string; customerId: string; changes: readonly Change[] },
): Promise<void> {
  const [customer] = await lockTagged(tx, shopId, [customerId]);
  if (!customer) return;
  const tags = changes.reduce(
    (before, { tag, change }) =>
      withTags(before, change === "add" ? { add: [tag], remove: [] } : { add: [], remove: [tag] }),
    customer.tags,
  );
  if (tags.length > customerLimits.tags || tags.join() === customer.tags.join()) return;
  await updateTags(tx, shopId, [{ id: customerId, tags }]);
  const about = { name: "customer.changed" as const, shopId, subject: customerId };
  await emitFact(tx, { ...about, actor: { kind: "bot" }, payload: { kind: "tagged" } });
}
