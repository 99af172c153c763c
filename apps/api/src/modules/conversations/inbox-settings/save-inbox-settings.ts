import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { inboxDocument } from "./queries.ts";

/** Saves how the inbox works: it counts for what begins from now on. @throws 409 if it was saved since */
export const saveInboxSettings = (
  { shopId, tx, person }: ShopContext,
  { version: seen, ...document }: InboxSettings,
): Promise<InboxSettings> =>
  tx(async (tx) => {
    const version = await inboxDocument.save(tx, shopId, { document, userId: person.userId, seen });
    if (version === undefined) throw savedMeanwhile(await inboxDocument.readSaved(tx, shopId));
    await publishLiveEvent(tx, { topic: "channels", id: shopId });
    return { ...document, version };
  });
