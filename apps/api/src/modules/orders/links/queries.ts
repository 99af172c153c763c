import type { Language } from "@mauzo/contract/shared";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** The facts of an order needed for the message with its link; the language is the customer's. */
export type SharedOrder = {
  cartId: string;
  number: string;
  language: Language;
  shopName: string;
  customerName: string;
  phone: string | null;
};

const shared = statement<SharedOrder>(`
  select o.cart_id as "cartId", o.number, k.language, s.name as "shopName", o.customer_name as "customerName", shown_phone(o.customer_phone) as phone
  from orders o
  join carts k on k.shop_id = $1 and k.id = o.cart_id
  join shops s on s.shop_id = $1
  where o.shop_id = $1 and o.id = $2`);
export const findShared = async (tx: Tx, shopId: string, id: string): Promise<SharedOrder | undefined> =>
  (await runStatement(tx, shared, [shopId, id]))[0];
