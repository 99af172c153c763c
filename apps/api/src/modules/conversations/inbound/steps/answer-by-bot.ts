import type { InboundContent } from "@mauzo/channels/whatsapp/read-inbound";
import type { Shop } from "@mauzo/contract/shop/shop";
import { inSavepoint, isRetryable, type Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { wordsBefore } from "../../auto-messages/words-before.ts";
import { getFlowOfConversation } from "../../flow/get-flow-of-conversation.ts";
import { getRunningFlow } from "../../flow/get-running-flow.ts";
import { takeTurn } from "../../flow/take-turn.ts";
import { adaptForNumber } from "../../outbox/adapt-for-number.ts";
import { queueParts } from "../../outbox/queue-parts.ts";
import { addMessages } from "../../threads/add-messages.ts";
import { asked } from "../../threads/asked.ts";
import { told as toldReason } from "../../threads/told.ts";
import { listLastParts } from "../queries/turn.ts";
import { numberIn, pickOf, readableOf } from "../rules.ts";
import type { NumberConversation } from "./find-or-start-conversation.ts";

type Heard = Parameters<typeof addMessages>[2][0];
type Answering = {
  shop: Shop;
  place: { shopId: string; numberId: string; contactId: string };
  conversation: NumberConversation;
  heard: Heard;
  news: { customerId: string; windowUntil: string };
  content: InboundContent;
};

const dayMs = 24 * 3_600_000;

class TakenOver extends Error {}

/**
 * Lets the bot answer, with its answer queued for the channel, as a part of the transaction that is undone alone: if the
 * bot fails, or somebody has taken the conversation over meanwhile, what the customer said stays to be stored.
 * `silent`: the flow reads nothing of it.
 */
export async function answerByBot(
  tx: Tx,
  deps: Pick<Deps, "env" | "queue" | "emitFact" | "log" | "payments">,
  { shop, place, conversation, heard, news, content }: Answering,
): Promise<"answered" | "failed" | "silent"> {
  const readable = readableOf(content);
  if (!readable) return "silent";
  const { id: conversationId, turn } = conversation;
  const { shopId } = place;
  const number = readable.kind === "text" ? numberIn(readable.text) : undefined;
  const picked = number === undefined ? undefined : pickOf(number, await listLastParts(tx, shopId, conversationId));
  try {
    await inSavepoint(tx, async (tx) => {
      const bot = { shopId, botId: shop.bot_id };
      const newest = await getRunningFlow(tx, deps.log, { shopId, channel: "whatsapp" });
      const { state, lastInAt } = conversation;
      const idle = lastInAt !== null && Date.parse(lastInAt) < Date.now() - dayMs;
      const flow = await getFlowOfConversation(tx, deps.log, {
        ...bot,
        newest,
        conversation: { id: conversationId, state, idle },
      });
      const { actions, language, callsPerson, told, path } = await takeTurn(tx, deps, {
        ...{ flow, shop, language: shop.language ?? "en", goesOn: false, answersHere: true },
        conversation: { id: conversationId, state: conversation.state, channel: "whatsapp" },
        input: picked === undefined ? readable : { kind: "pick", id: picked },
      });
      const isNew = conversation.lastInAt === null;
      const before = await wordsBefore(tx, shop, { id: conversationId, language, isNew });
      const answers = [...before, ...actions];
      const parts = adaptForNumber(answers, language);
      const byBot = { shopId, subject: conversationId, actor: { kind: "bot" as const } };
      await deps.emitFact(tx, { ...byBot, name: "message.sent", payload: { push_number: null } });
      if (callsPerson) await deps.emitFact(tx, { ...byBot, name: "conversation.asked", payload: {} });
      const said = {
        ...{ author: "bot" as const, body: { actions: answers } },
        ...{ flowVersion: flow.version, flowPath: path },
      };
      const added = await addMessages(tx, { shopId, conversationId }, [heard, said], {
        ...{ ...news, language },
        ...(turn !== undefined && { turn }),
        ...(told && toldReason),
        ...(callsPerson && asked),
      });
      const answer = added?.at(-1);
      if (!answer) throw new TakenOver();
      const { id: messageId, seq } = answer;
      await queueParts(tx, { ...place, conversationId, messageId, seq, author: "bot", lane: 0, parts });
    });
    return "answered";
  } catch (error) {
    if (error instanceof TakenOver) return "silent";
    if (isRetryable(error)) throw error;
    deps.log.error({ err: error, conversation: conversationId }, "the bot failed: somebody has to answer");
    return "failed";
  }
}
