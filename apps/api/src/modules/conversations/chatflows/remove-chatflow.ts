import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { defaultVersion } from "../flow/default-version.ts";
import { putScheduleAway } from "../flow-schedules/put-schedule-away.ts";
import { endRunning } from "../flow-trials/end-running.ts";
import { isFirstChatflow } from "./is-first-chatflow.ts";
import { answersSomebody, archiveChatflow, lockChatflows } from "./queries.ts";

/** Deletes a flow. Its versions stay for whoever has something in the cart. @throws 404; 409 where a channel has it, or somebody talks with it */
export const removeChatflow = ({ shopId, tx }: ShopContext, id: string): Promise<{ id: string }> =>
  tx(async (tx) => {
    const flow = (await lockChatflows(tx, shopId)).find((each) => each.id === id);
    if (!flow) throw notFound();
    if (flow.defaultWeb || flow.defaultWhatsapp) throw refuse("chatflow_is_default");
    const isFirst = await isFirstChatflow(tx, shopId, id);
    const begunWith = isFirst ? [defaultVersion()] : [];
    if (await answersSomebody(tx, shopId, id, begunWith)) throw refuse("chatflow_runs");
    await putScheduleAway(tx, { shopId, chatflowId: id }, { planned: true });
    await endRunning(tx, { shopId, chatflowId: id });
    await archiveChatflow(tx, shopId, id);
    return { id };
  });
