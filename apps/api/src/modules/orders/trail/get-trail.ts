import { needToReadChat, type OrderTrail } from "@mauzo/contract/orders/order-trail";
import { can } from "@mauzo/permissions/permissions";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { findTrail } from "./queries.ts";
import { wordsSaid } from "./rules.ts";

/** What was said and moved around an order, or 404; what was said only for who may read it. */
export async function getTrail({ person, shopId, tx }: ShopVisit, orderId: string): Promise<OrderTrail> {
  const withChat = can(person.grants, needToReadChat);
  const found = await tx((tx) => findTrail(tx, shopId, { orderId, withChat }));
  if (!found) throw notFound();
  return { chat: found.chat && wordsSaid(found.chat), stock: found.stock };
}
