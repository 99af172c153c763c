import { type CannedReply, cannedLimits, type NewCannedReply } from "@mauzo/contract/conversations/canned-replies";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countReplies, insertReply } from "./queries.ts";
import { refuseTaken } from "./steps/refuse-taken.ts";

/** Saves a canned reply. @throws 409 for a shortcut that is taken, and for too many */
export function createReply({ shopId, tx, person }: ShopContext, words: NewCannedReply): Promise<CannedReply> {
  return refuseTaken(
    tx(async (tx) => {
      const { each: most } = cannedLimits;
      if ((await countReplies(tx, shopId)) >= most) throw refuse({ code: "too_many_canned", values: { most } });
      const reply = await insertReply(tx, shopId, { ...words, savedBy: person.name });
      await publishLiveEvent(tx, { topic: "channels", id: reply.id });
      return reply;
    }),
  );
}
