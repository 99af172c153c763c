import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { existsFile, resetFile } from "./queries.ts";

/** Fetches a file again that could not be had; nothing happens to one that is here or on its way. @throws 404 */
export const fetchAgain = ({ queue }: Pick<Deps, "queue">, { shopId, tx }: ShopContext, fileId: string) =>
  tx(async (tx): Promise<{ done: true }> => {
    const conversationId = await resetFile(tx, shopId, fileId);
    if (conversationId !== undefined) {
      await queue.send(tx, "fetch-file", { shopId, fileId });
      await publishLiveEvent(tx, { topic: "conversations", id: conversationId });
    } else if (!(await existsFile(tx, shopId, fileId))) throw notFound();
    return { done: true };
  });
