import type { SmsConnection, SmsConnectionEdit } from "@mauzo/contract/marketing/sms-connections";
import type { Deps } from "../../../deps.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockConnection, saveConnection } from "./queries.ts";
import { getConnection } from "./steps/get-connection.ts";
import { tellConnection } from "./steps/tell-connection.ts";

/** Changes the sender name or what a part costs; what is under way keeps its price. @throws 404; 409 when it was saved meanwhile */
export const updateSmsConnection = (
  deps: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  id: string,
  { version: seen, sender_id, part_price_minor }: SmsConnectionEdit,
): Promise<SmsConnection> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const present = await lockConnection(tx, shopId, id);
    if (!present) throw notFound();
    const { version, savedBy: saved_by } = present;
    if (version !== seen) throw savedMeanwhile({ version, saved_by });
    const isRenamed = sender_id !== present.senderId;
    await saveConnection(tx, shopId, id, {
      ...{ senderId: sender_id, partMinor: part_price_minor, savedBy: person.name },
      // Whether the other name is registered is not known.
      ...(isRenamed && { state: "unchecked" as const, problem: null }),
    });
    await tellConnection(tx, deps, context, { id, kind: "edited" });
    return getConnection(tx, deps, context, id);
  });
