import type { ApiKey } from "@mauzo/contract/developers/api-keys";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { renameProgram } from "../../account/programs/rename-program.ts";
import { getKey } from "./steps/get-key.ts";
import { lockKey } from "./steps/lock-key.ts";

/** Gives a key another name. @throws 404 */
export const renameKey = (
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  { id, name }: { id: string; name: string },
): Promise<ApiKey> =>
  tx(async (tx) => {
    await lockKey(tx, shopId, id);
    await renameProgram(tx, { id, name });
    await publishLiveEvent(tx, { topic: "api-keys", id });
    return getKey(tx, shopId, id);
  });
