import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { notFound, refuse } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { getInboxSettings } from "../../inbox-settings/get-inbox-settings.ts";
import { sendMessage } from "../../outbox/send-message.ts";
import { withdrawQueued } from "../../outbox/withdraw-queued.ts";
import { resumesOf } from "../../threads/resumes-of.ts";
import { tellAnswerer } from "../../turns/tell-answerer.ts";
import { findLastAnswer, lockAnswerer, takeOver } from "../queries/change-thread.ts";
import { noteAnswered } from "../queries/note-times.ts";

type Said = {
  conversationId: string;
  actions: ChatAction[];
  seen?: number | undefined;
  replyTo?: string | undefined;
  /** The template that says it over WhatsApp. */
  template?: OutgoingPart;
};

/**
 * Says something to the customer as a member of the shop, as the last step of a transaction. From then on a person
 * answers: the bot is silent, and what it has queued and nobody has sent is taken back.
 * @returns its number. @throws 404, 409 `answered_meanwhile` if the bot or a colleague said something after `seen`, and
 * 409 where the channel takes nothing now
 */
export async function sayAsPerson(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, person: { userId } }: { shopId: string; person: Pick<ShopContext["person"], "userId"> },
  { conversationId, actions, seen, replyTo, template }: Said,
): Promise<number> {
  const key = { shopId, conversationId };
  // The thread is locked from here on: nobody answers between the look and the message.
  const before = await lockAnswerer(tx, key);
  if (!before) throw notFound();
  if (seen !== undefined && (await findLastAnswer(tx, key, userId)) > seen) throw refuse("answered_meanwhile");
  const begins = before.answeredBy === "person" ? undefined : await getInboxSettings(tx, shopId);
  await takeOver(tx, key, userId, begins && resumesOf(begins.bot_resumes));
  if (before.waitingSince !== null) await noteAnswered(tx, { ...key, userId }, before.waitingSince);
  await withdrawQueued(tx, shopId, conversationId);
  if (begins) await tellAnswerer(tx, emitFact, { ...key, language: before.language }, begins.person_words);
  return sendMessage(tx, emitFact, { ...key, by: userId, actions, replyTo, template });
}
