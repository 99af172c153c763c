import { stripFormatting } from "@mauzo/chatflow/text/strip-formatting";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { OrderedProducts } from "@mauzo/contract/orders/ordered-products";
import { formatMoney } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { createCartLink } from "../../orders/cart/create-cart-link.ts";
import { includeHeldStock } from "../../orders/cart/include-held-stock.ts";
import { cartLineOf, readStaffLines, tooLittle } from "../../orders/cart/steps/read-staff-lines.ts";
import type { NewOrderLine } from "../../orders/orders/place-order.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { sayAsPerson } from "../conversations/steps/say-as-person.ts";
import { cartMessage } from "./messages.ts";

type Chosen = { products: z.output<typeof OrderedProducts>; seen?: number | undefined };

/** The first item of which more is wanted than there is. */
function lackingOf(products: readonly Product[], lines: readonly NewOrderLine[]): string | undefined {
  const stockOf = new Map(
    products
      .flatMap(({ variants, add_on_groups }) => [...variants, ...add_on_groups.flatMap(({ add_ons }) => add_ons)])
      .map(({ id, stock }) => [id, stock] as const),
  );
  const wanted = Map.groupBy(lines, ({ itemId }) => itemId);
  for (const [itemId, of] of wanted) {
    const stock = stockOf.get(itemId) ?? null;
    if (stock !== null && of.reduce((sum, { quantity }) => sum + quantity, 0) > stock) return itemId;
  }
  return undefined;
}

/**
 * Fills a cart for the customer and sends them its link. @throws as `sayAsPerson`; 422 for what is not on sale or breaks
 * the rules, 409 with the stock left
 */
export function sendCart(
  deps: Pick<Deps, "emitFact" | "env" | "queue">,
  context: ShopContext,
  conversationId: string,
  { products: chosen, seen }: Chosen,
) {
  const { shopId } = context;
  const reader = requestLanguage(context.requestHeader("accept-language"));
  return context.tx(async (tx) => {
    const { language } = await getConversation(tx, context, conversationId);
    const { currency } = await getShop(tx, shopId);
    const onSale = await getSellableProducts(
      tx,
      shopId,
      chosen.map(({ id }) => id),
    );
    const products = await includeHeldStock(tx, shopId, { conversationId }, onSale);
    const lines = readStaffLines(products, { products: chosen }, reader);
    const lacking = lackingOf(products, lines);
    if (lacking !== undefined) throw tooLittle(products, lacking, reader);
    const link = await createCartLink(tx, deps, {
      ...{ shopId, conversationId, language, replaces: null, phones: context.phones },
      lines: lines.map(cartLineOf),
    });
    const money = (minor: number) => formatMoney({ minor, currency });
    const text = cartMessage(
      {
        ...{ number: link.orderId, url: link.url },
        total: money(lines.reduce((sum, { unitPriceMinor, quantity }) => sum + unitPriceMinor * quantity, 0)),
        lines: lines.map(({ kind, productName, name, quantity, unitPriceMinor }) => {
          const called = stripFormatting(
            kind === "variant" && name === "" ? productName : [productName, name].join(" · "),
          );
          return `• ${quantity} × ${called}: ${money(unitPriceMinor * quantity)}`;
        }),
      },
      language,
    );
    const actions = [{ send_message: text }];
    return {
      order_id: link.orderId,
      seq: await sayAsPerson(tx, deps.emitFact, context, { conversationId, actions, seen }),
    };
  });
}
