import { type CustomerMerge, type MergeSide, mergeLimits } from "@mauzo/contract/customers/customer-merges";
import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getRecord } from "../customers/get-record.ts";
import { changesBetween } from "../customers/steps/field-texts.ts";
import { lockSides, readSides } from "./queries/read-sides.ts";
import { insertMerge, listOrdersByNumbersOf, moveEverything, setFields } from "./queries/write-merge.ts";
import { keptOf, mergedFields } from "./rules/merged-fields.ts";
import { sidesOf, twoIds } from "./steps/sides-of.ts";

function weigh(sides: { this: MergeSide; other: MergeSide }) {
  const which = keptOf(sides);
  const { orders } = which === "this" ? sides.other : sides.this;
  const contacts = sides.this.phones.length + sides.other.phones.length;
  return { which, isTooLarge: orders > mergeLimits.orders || contacts > mergeLimits.contacts };
}

/**
 * Merges two customers: all that hangs on one moves to the other, who keeps their id.
 * @throws 404; 409 when one was saved or merged meanwhile, or there is too much to move; 422
 */
export function mergeCustomers(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { other_id: otherId, version, other_version, keep }: z.output<typeof CustomerMerge>,
): Promise<{ merge_id: string; customer: CustomerRecord }> {
  const { shopId, person } = context;
  const named = { id, otherId, loc: ["body", "other_id"] };
  const ids = twoIds(named);
  return context.tx(async (tx) => {
    const sides = await sidesOf(tx, shopId, await lockSides(tx, shopId, ids), named);
    const seen = { this: version, other: other_version };
    const changed = (["this", "other"] as const).find((side) => sides[side].version !== seen[side]);
    if (changed) throw savedMeanwhile({ version: sides[changed].version, saved_by: null });
    const { which, isTooLarge } = weigh(await sidesOf(tx, shopId, await readSides(tx, shopId, ids), named));
    if (isTooLarge) throw refuse("merge_too_large");
    const [kept, merged] = which === "this" ? [sides.this, sides.other] : [sides.other, sides.this];
    const pair = { keptId: kept.id, mergedId: merged.id };
    const fields = mergedFields(sides, which, keep);
    const stayed = await listOrdersByNumbersOf(tx, shopId, pair);
    const memory = { ...(await moveEverything(tx, pair)), stayed, changes: changesBetween(kept, fields) };
    await setFields(tx, shopId, kept.id, fields);
    const author = { userId: person.userId, userName: person.name };
    const merge_id = await insertMerge(tx, shopId, { ...pair, ...author, mergedName: merged.name }, memory);
    const actor = { kind: "staff" as const, user_id: person.userId };
    const payload = { merged_id: merged.id, undone: false };
    await deps.emitFact(tx, { name: "customer.merged", shopId, subject: kept.id, actor, payload });
    return { merge_id, customer: await getRecord(tx, context, kept.id) };
  });
}
