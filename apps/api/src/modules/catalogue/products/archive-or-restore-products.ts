import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { insertChanges } from "./queries/edit-products.ts";
import { lockProductRows, markArchived } from "./queries/write-products.ts";

/**
 * Archives or restores products; those already in the wanted state stay as they are and are not among the `moved`. 404
 * when the shop does not have all of them.
 */
export function archiveOrRestoreProducts(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, name: userName } }: ShopContext,
  productIds: string[],
  archived: boolean,
): Promise<{ moved: string[] }> {
  return tx(async (tx) => {
    const products = await lockProductRows(tx, shopId, productIds);
    if (products.length < productIds.length) throw notFound();
    const moved = products.flatMap((product) => (product.archived === archived ? [] : [product.id]));
    const [first] = moved;
    if (first === undefined) return { moved };
    await markArchived(tx, shopId, moved, archived);
    const kind = archived ? ("archived" as const) : ("restored" as const);
    await insertChanges(
      tx,
      shopId,
      moved.map((productId) => ({ productId, kind, userId, userName, changes: [] })),
    );
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: first, payload: { kind: "product" } },
      actor: { kind: "staff", user_id: userId },
    });
    return { moved };
  });
}
