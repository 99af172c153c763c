import type { CannedReply, CannedReplyEdit } from "@mauzo/contract/conversations/canned-replies";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockReply, updateReply } from "./queries.ts";
import { refuseTaken } from "./steps/refuse-taken.ts";

/** Changes a canned reply. @throws 404; 409 when it was saved meanwhile, or another has its shortcut */
export function saveReply(
  { shopId, tx, person }: ShopContext,
  id: string,
  { version: seen, ...words }: CannedReplyEdit,
): Promise<CannedReply> {
  return refuseTaken(
    tx(async (tx) => {
      const present = await lockReply(tx, shopId, id);
      if (!present) throw notFound();
      if (present.version !== seen) throw savedMeanwhile(present);
      await publishLiveEvent(tx, { topic: "channels", id });
      return updateReply(tx, shopId, id, { ...words, savedBy: person.name });
    }),
  );
}
