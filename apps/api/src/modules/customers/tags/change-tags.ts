import type { TagChange } from "@mauzo/contract/customers/customer-tags";
import { customerLimits } from "@mauzo/contract/customers/customers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { insertChanges, insertTagChange, lockTagged, updateTags } from "./queries.ts";
import { tagChangeOf, withTags } from "./rules.ts";

/** Gives tags to many customers, or takes them away; all or nothing. @throws 404; 409 for too many tags of one */
export function changeTags(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, name } }: ShopContext,
  { customer_ids: ids, add, remove }: z.output<typeof TagChange>,
): Promise<{ id: string | null; changed: number }> {
  return tx(async (tx) => {
    const tagged = await lockTagged(tx, shopId, ids);
    if (tagged.length < ids.length) throw notFound();
    const changed = tagged
      .map((customer) => ({ ...customer, after: withTags(customer.tags, { add, remove }) }))
      .filter(({ tags, after }) => tags.join() !== after.join());
    const { tags: most } = customerLimits;
    if (changed.some(({ after }) => after.length > most)) throw refuse({ code: "too_many_tags", values: { most } });
    if (changed.length === 0) return { id: null, changed: 0 };
    await updateTags(
      tx,
      shopId,
      changed.map(({ id, after }) => ({ id, tags: after })),
    );
    const id = await insertTagChange(tx, shopId, userId);
    const changes = changed.map(({ id, tags, after }) => ({ customerId: id, changes: [tagChangeOf(tags, after)] }));
    await insertChanges(tx, shopId, id, { userId, userName: name }, changes);
    const actor = { kind: "staff" as const, user_id: userId };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "tagged" } });
    return { id, changed: changed.length };
  });
}
