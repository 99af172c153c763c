import type { AutoMessages } from "@mauzo/contract/conversations/auto-messages";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { autoDocument } from "./queries.ts";

/** Saves what is said beside the chatflow; it counts for the next message of a customer. */
export const saveAutoMessages = (
  { shopId, tx, person }: ShopContext,
  { version: seen, ...document }: AutoMessages,
): Promise<AutoMessages> =>
  tx(async (tx) => {
    const version = await autoDocument.save(tx, shopId, { document, userId: person.userId, seen });
    if (version === undefined) throw savedMeanwhile(await autoDocument.readSaved(tx, shopId));
    await publishLiveEvent(tx, { topic: "channels", id: shopId });
    return { ...document, version };
  });
