import { customerLimits } from "@mauzo/contract/customers/customers";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listChanges, lockTagChange, lockTagged, markTagChangeUndone, updateTags } from "./queries.ts";
import { withoutChange } from "./rules.ts";

/** Takes back a change of the tags of many customers; once, however often it is asked. @throws 404 */
export function undoTagChange(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId } }: ShopContext,
  id: string,
): Promise<{ undone: number; kept: number }> {
  return tx(async (tx) => {
    const change = await lockTagChange(tx, shopId, id);
    if (!change) throw notFound();
    if (change.undoneAt !== null) return { undone: 0, kept: 0 };
    const changes = await listChanges(tx, shopId, id);
    const tagged = await lockTagged(
      tx,
      shopId,
      changes.map(({ customerId }) => customerId),
    );
    const changeOf = new Map(changes.map(({ customerId, changes: [first] }) => [customerId, first]));
    const back = tagged.flatMap(({ id, tags }) => {
      const done = changeOf.get(id);
      const after = done ? withoutChange(tags, done) : tags;
      return after.join() === tags.join() || after.length > customerLimits.tags ? [] : [{ id, tags: after }];
    });
    if (back.length > 0) await updateTags(tx, shopId, back);
    await markTagChangeUndone(tx, shopId, id);
    const actor = { kind: "staff" as const, user_id: userId };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "undone" } });
    return { undone: back.length, kept: changes.length - back.length };
  });
}
