import { needToReadChat, type OrderTimeline } from "@mauzo/contract/orders/order-timeline";
import { can } from "@mauzo/permissions/permissions";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findTimeline } from "./queries.ts";
import { wordsSaid } from "./rules.ts";

/** Returns the messages and stock movements around an order, or 404; messages only for callers who may read them. */
export async function getTimeline({ person, shopId, tx }: ShopContext, orderId: string): Promise<OrderTimeline> {
  const withChat = can(person.grants, needToReadChat);
  const found = await tx((tx) => findTimeline(tx, shopId, { orderId, withChat }));
  if (!found) throw notFound();
  return { chat: found.chat && wordsSaid(found.chat), stock: found.stock };
}
