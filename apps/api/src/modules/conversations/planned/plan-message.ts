import {
  type PlannedMessage,
  plannedLimits,
  type plannedMessages,
} from "@mauzo/contract/conversations/planned-messages";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { checkQuoted } from "../conversations/steps/check-quoted.ts";
import { countPlanned, insertPlanned, lockThread } from "./queries.ts";
import { isPlannable } from "./rules.ts";

type Planned = z.output<typeof plannedMessages.create.body>;

/**
 * Writes a message that is sent later, in the name of who writes it. @throws 404, 409 where the conversation is not answered
 * here or has too many already, 422 for a time that has passed or is too far
 */
export function planMessage(
  { emitFact, queue }: Pick<Deps, "emitFact" | "queue">,
  context: ShopContext,
  conversationId: string,
  { text, send_at: sendAt, reply_to: replyTo, unless_written: unlessWritten }: Planned,
) {
  const { shopId, person } = context;
  const key = { shopId, conversationId };
  return context.tx(async (tx): Promise<Pick<PlannedMessage, "id">> => {
    const { reply_way } = await getConversation(tx, context, conversationId);
    if (reply_way === "elsewhere") throw refuse("customer_on_whatsapp");
    if (reply_way === "disconnected") throw refuse("number_disconnected");
    await checkQuoted(tx, { ...key, replyTo }, ["body", "reply_to"]);
    const nowMs = Date.now();
    if (!isPlannable(sendAt, nowMs))
      throw refuse(
        { code: "planned_time_invalid", values: { days: plannedLimits.days } },
        { loc: ["body", "send_at"] },
      );
    const afterInSeq = await lockThread(tx, key);
    if (afterInSeq === undefined) throw notFound();
    if ((await countPlanned(tx, key)) >= plannedLimits.each)
      throw refuse({ code: "planned_full", values: { most: plannedLimits.each } });
    const planned = { ...key, text, sendAt, replyTo: replyTo ?? null, unlessWritten, afterInSeq };
    const id = await insertPlanned(tx, { ...planned, createdBy: person.userId });
    const afterSeconds = Math.ceil((Date.parse(sendAt) - nowMs) / 1000);
    await queue.send(tx, "planned-message", { shopId, plannedId: id }, { afterSeconds });
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    return { id };
  });
}
