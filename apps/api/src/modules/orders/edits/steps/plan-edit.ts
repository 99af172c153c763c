import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { getSellableProducts } from "../../../catalogue/products/get-sellable-products.ts";
import type { NewOrderLine } from "../../orders/place-order.ts";
import { listTakenStock } from "../../orders/steps/list-taken-stock.ts";
import { totalOf } from "../../orders/steps/price-charges.ts";
import { validateCharges } from "../../orders/steps/validate-charges.ts";
import {
  chargeChanges,
  ifOther,
  itemOf,
  newItemOf,
  type Plan,
  type RemainingLine,
  stockChangesOf,
  subtotalOf,
  unchangedLines,
  unitsOf,
} from "../rules.ts";
import { buildAddedLines, checkItemAddOns } from "./build-added-lines.ts";
import { checkOrderChangeable } from "./check-order-changeable.ts";

type Body = z.output<typeof OrderEdit>;

function readLines(order: Order, { lines }: Body): RemainingLine[] {
  const wanted = new Map(lines.map(({ id, quantity }) => [id.toLowerCase(), quantity]));
  const unknown = lines.findIndex(({ id }) => !order.lines.some((line) => line.id === id.toLowerCase()));
  if (unknown >= 0) throw refuse("order_line_unknown", { loc: ["body", "lines", unknown, "id"] });
  return order.lines.map((line) => ({ line, quantity: wanted.get(line.id) ?? line.quantity }));
}

/** Adds to existing lines of the same item at today's price; the rest becomes new lines. */
function join(kept: RemainingLine[], added: NewOrderLine[]): NewOrderLine[] {
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
 * Plans an edit of an order.
 * @throws 409 as `checkVersion`; 422 for what is not in the order, not on sale, or breaks the rules.
 */
export async function planEdit(
  tx: Tx,
  shopId: string,
  { order, body, reader }: { order: Order; body: Body; reader: Language },
): Promise<Plan> {
  checkOrderChangeable(order, body.version, "edit");
  const kept = readLines(order, body);
  const ids = [...order.lines.map((line) => line.product_id), ...body.products.map(({ id }) => id)];
  const products = await getSellableProducts(tx, shopId, ids);
  const added = join(kept, buildAddedLines(kept, products, body, reader));
  checkItemAddOns(products, { kept, added }, reader);
  const items = [...kept.map(itemOf), ...added.map(newItemOf)];
  const quantity = unitsOf(items);
  if (quantity === 0) throw refuse("order_needs_product", { loc: ["body", "lines"] });
  const goodsMinor = subtotalOf(kept) + totalOf(added);
  if (goodsMinor > mostOrderMinor) throw refuse("order_total_too_large", { loc: ["body", "lines"] });
  const { charges, totalMinor } = validateCharges(goodsMinor, body.charges);
  const others = ifOther(order, charges);
  const changed = kept.filter(({ line, quantity }) => quantity !== line.quantity);
  const note = body.note === order.note ? null : { from: order.note, to: body.note };
  const isSame = changed.length + added.length === 0 && others === undefined && note === null;
  return {
    ...{ added, quantity, totalMinor, charges: others, note: body.note, writtenOff: [] },
    lines: changed.map(({ line, quantity }) => ({ id: line.id, quantity, returned: line.returned })),
    shifts: stockChangesOf(unchangedLines(order).map(itemOf), items, await listTakenStock(tx, shopId, order.id)),
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
