import type { InboundLine } from "@mauzo/channels/whatsapp/read-inbound";
import { Id, type Language } from "@mauzo/contract/shared";
import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { createCartLink } from "../../orders/cart/create-cart-link.ts";
import { includeHeldStock } from "../../orders/cart/include-held-stock.ts";
import { groupCartLines } from "../../orders/cart/steps/group-cart-lines.ts";
import { orderAnswer } from "./messages.ts";
import { listOrdered } from "./queries.ts";
import { repriceOrder } from "./rules.ts";

type Ordered = { shop: Shop; conversationId: string; language: Language; lines: readonly InboundLine[] };
/** `ordered`: what was asked for, in words; `isEmpty`: nothing of it is left. */
type Made = { text: string; ordered: string; isEmpty: boolean };

/**
 * Makes a cart of an order from the catalogue, as the shop sells it now: what the customer's app said of prices and stock
 * may be old. @returns undefined: nothing of it is the shop's
 */
export async function cartOfOrder(
  tx: Tx,
  deps: Pick<Deps, "env" | "queue" | "emitFact">,
  { shop, conversationId, language, lines }: Ordered,
): Promise<Made | undefined> {
  const { id: shopId, currency } = shop;
  const codes = [...new Set(lines.map(({ retailerId }) => retailerId))];
  const known = await listOrdered(tx, shopId, {
    ids: codes.filter((code) => Id.safeParse(code).success),
    skuKeys: codes.map((code) => code.toLowerCase()),
  });
  const onSale = await getSellableProducts(
    tx,
    shopId,
    known.map(({ productId }) => productId),
  );
  const repriced = repriceOrder(lines, known, await includeHeldStock(tx, shopId, { conversationId }, onSale));
  if (!repriced) return undefined;
  const link =
    repriced.cart.length === 0
      ? undefined
      : await createCartLink(tx, deps, {
          ...{ shopId, conversationId, language, replaces: null },
          lines: groupCartLines(repriced.cart),
        });
  return {
    text: orderAnswer(repriced, link, { currency, language }),
    ordered: repriced.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("\n"),
    isEmpty: link === undefined,
  };
}
