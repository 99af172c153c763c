import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";

/** An order as whoever sends its link speaks of it; the language is its customer's. */
export type SharedOrder = {
  cartId: string;
  number: string;
  language: Language;
  shopName: string;
  customerName: string;
};

const shared = statement<SharedOrder>(`
  select o.cart_id as "cartId", o.number, k.language, s.name as "shopName", o.customer_name as "customerName"
  from orders o
  join carts k on k.shop_id = $1 and k.id = o.cart_id
  join shops s on s.shop_id = $1
  where o.shop_id = $1 and o.id = $2`);
export const findShared = async (tx: Tx, shopId: string, id: string): Promise<SharedOrder | undefined> =>
  (await run(tx, shared, [shopId, id]))[0];
