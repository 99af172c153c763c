import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findChatflow, renameChatflow as rename } from "./queries.ts";

/** Gives a flow another name. @throws 404; 409 where somebody else has meanwhile */
export const renameChatflow = (
  { shopId, tx }: ShopContext,
  { id, name, version: seen }: { id: string; name: string; version: number },
): Promise<{ id: string }> =>
  tx(async (tx) => {
    if (await rename(tx, { shopId, id, name, seen })) return { id };
    const now = await findChatflow(tx, shopId, id);
    throw now ? savedMeanwhile({ version: now.version, saved_by: null }) : notFound();
  });
