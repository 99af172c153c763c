import type { Presence } from "@mauzo/contract/shop/events";
import { publishPresence } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findChannel } from "./queries/find-channel.ts";

/** Tells colleagues on the live line what the caller does at a conversation. @throws 404 */
export const tellPresence = ({ shopId, person, tx }: ShopContext, conversationId: string, does: Presence) =>
  tx(async (tx): Promise<{ done: true }> => {
    if (!(await findChannel(tx, shopId, conversationId))) throw notFound();
    await publishPresence(tx, conversationId, { by: { id: person.userId, name: person.name }, does });
    return { done: true };
  });
