import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/scope.ts";
import { fieldRefusal } from "../../../../http/refusal.ts";
import { getProducts } from "../../../catalogue/products/get-products.ts";
import type { NewOrderLine } from "../../orders/place-order.ts";
import { goodsOut } from "../../orders/steps/goods-out.ts";
import { totalOf } from "../../orders/steps/price-charges.ts";
import { readCharges } from "../../orders/steps/read-charges.ts";
import {
  chargeChanges,
  goodsOf,
  ifOther,
  itemOf,
  type Kept,
  keptAsIs,
  newItemOf,
  type Plan,
  shiftsOf,
  unitsOf,
} from "../rules.ts";
import { checkEdition } from "./check-edition.ts";
import { checkItems, readAdded } from "./read-added.ts";

type Body = z.output<typeof OrderEdit>;

function readLines(order: Order, { lines }: Body): Kept[] {
  const wanted = new Map(lines.map(({ id, quantity }) => [id.toLowerCase(), quantity]));
  const unknown = lines.findIndex(({ id }) => !order.lines.some((line) => line.id === id.toLowerCase()));
  if (unknown >= 0) throw fieldRefusal(["body", "lines", unknown, "id"], "This line is not in the order.");
  return order.lines.map((line) => ({ line, quantity: wanted.get(line.id) ?? line.quantity }));
}

/** What is there already in its item at today's price becomes more of it; what is left is new. */
function join(kept: Kept[], added: NewOrderLine[]): NewOrderLine[] {
  return added.filter(({ item, productId, itemId, unitPriceMinor, quantity }) => {
    const same = kept.find(
      ({ line, quantity }) =>
        quantity > 0 &&
        line.item === item &&
        line.product_id === productId &&
        line.item_id === itemId &&
        line.unit_price.minor === unitPriceMinor,
    );
    if (same) same.quantity += quantity;
    return same === undefined;
  });
}

/**
 * A change of an order, thought through.
 * @throws 409 as `checkEdition` says; 422 for what is not in it, not on sale, or does not add up.
 */
export async function planEdit(
  tx: Tx,
  shopId: string,
  { order, body, reader }: { order: Order; body: Body; reader: Language },
): Promise<Plan> {
  checkEdition(order, body.edition, "edit");
  const kept = readLines(order, body);
  const ids = [...order.lines.map((line) => line.product_id), ...body.products.map(({ id }) => id)];
  const products = await getProducts(tx, shopId, ids);
  const added = join(kept, readAdded(kept, products, body, reader));
  checkItems(products, { kept, added }, reader);
  const items = [...kept.map(itemOf), ...added.map(newItemOf)];
  const quantity = unitsOf(items);
  if (quantity === 0) throw fieldRefusal(["body", "lines"], "An order keeps at least one product. Cancel it instead.");
  const goodsMinor = goodsOf(kept) + totalOf(added);
  if (goodsMinor > mostOrderMinor) throw fieldRefusal(["body", "lines"], "That is more than an order may come to.");
  const { charges, totalMinor } = readCharges(goodsMinor, body.charges);
  const others = ifOther(order, charges);
  const changed = kept.filter(({ line, quantity }) => quantity !== line.quantity);
  const note = body.note === order.note ? null : { from: order.note, to: body.note };
  const isSame = changed.length + added.length === 0 && others === undefined && note === null;
  return {
    ...{ added, quantity, totalMinor, charges: others, note: body.note, writtenOff: [] },
    lines: changed.map(({ line, quantity }) => ({ id: line.id, quantity, returned: line.returned })),
    shifts: shiftsOf(keptAsIs(order).map(itemOf), items, await goodsOut(tx, shopId, order.id)),
    change: isSame
      ? undefined
      : {
          kind: "edited",
          lines: [
            ...changed.map(({ line: { product_name, name, quantity: from }, quantity: to }) => ({
              ...{ product_name, name, from, to },
            })),
            ...added.map(({ productName, name, quantity }) => ({
              ...{ product_name: productName, name, from: 0, to: quantity },
            })),
          ],
          charges: chargeChanges(order, others),
          note,
          total_from: order.total,
          total_to: { ...order.total, minor: totalMinor },
        },
  };
}
