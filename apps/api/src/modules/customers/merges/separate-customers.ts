import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { readSides } from "./queries/read-sides.ts";
import { deleteDifferent, insertDifferent } from "./queries/write-merge.ts";
import { sidesOf, twoIds } from "./steps/sides-of.ts";

/** Keeps that two customers are not the same person, or takes it back. @throws 404; 422 */
export function separateCustomers(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
  { other_id: otherId, different }: { other_id: string; different: boolean },
): Promise<{ different: boolean }> {
  const named = { id, otherId, loc: ["body", "other_id"] };
  const ids = twoIds(named);
  return tx(async (tx) => {
    await sidesOf(tx, shopId, await readSides(tx, shopId, ids), named);
    const [firstId, secondId] = ids[0] < ids[1] ? ids : [ids[1], ids[0]];
    if (different) await insertDifferent(tx, shopId, { firstId, secondId }, person.userId);
    else await deleteDifferent(tx, shopId, { firstId, secondId });
    const actor = { kind: "staff" as const, user_id: person.userId };
    const payload = { kind: "told_apart" as const };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload });
    return { different };
  });
}
