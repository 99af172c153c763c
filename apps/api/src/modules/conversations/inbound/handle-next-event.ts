import { type InboundMessage, readInbound } from "@mauzo/channels/whatsapp/read-inbound";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { changeWhatsappId } from "../../customers/whatsapp-contacts/change-whatsapp-id.ts";
import { reachContact } from "../../customers/whatsapp-contacts/reach-contact.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { announceFile } from "../files/announce-file.ts";
import { getInboxSettings } from "../inbox-settings/get-inbox-settings.ts";
import { addMessages } from "../threads/add-messages.ts";
import { resumesOf } from "../threads/resumes-of.ts";
import { type DueContact, findMessage, findPlace, type TakenEvent, takeEvent, takeTurnOf } from "./queries/turn.ts";
import { asksForPerson, echoBody, heardBody, readableOf, windowUntil } from "./rules.ts";
import { answerByBot } from "./steps/answer-by-bot.ts";
import { answerMember } from "./steps/answer-member.ts";
import { answerOrder } from "./steps/answer-order.ts";
import { findAnswered } from "./steps/find-answered.ts";
import { findOrStartConversation } from "./steps/find-or-start-conversation.ts";
import { hear } from "./steps/hear.ts";

export type InboundDeps = Pick<Deps, "env" | "queue" | "emitFact" | "log" | "payments">;
/**
 * `busy`: another process has the contact's turn. `read`: the provider's id of a message that the bot has answered, to be
 * marked as read; what waits for a person is not.
 */
export type Handled = { outcome: "nothing" | "busy" } | { outcome: "handled"; read?: string };

async function handle(
  tx: Tx,
  deps: InboundDeps,
  { shopId, numberId }: DueContact,
  event: TakenEvent,
): Promise<string | undefined> {
  const inbound: InboundMessage = readInbound(event.body);
  const { waId, bsuid, profileName, replyTo, providerAt: _, ...content } = inbound;
  const contact = await reachContact(tx, deps.emitFact, { shopId, waId, bsuid, name: profileName });
  if (!contact) {
    deps.log.warn({ number: numberId }, "a message of somebody without any id is left out");
    return;
  }
  if (inbound.kind === "system" && inbound.what !== "other") {
    const { newWaId, newBsuid } = inbound;
    await changeWhatsappId(tx, { shopId, contactId: contact.id, waId: newWaId, bsuid: newBsuid });
  }
  const externalId = event.externalId;
  if (await findMessage(tx, shopId, externalId)) return;
  const shop = await getShop(tx, shopId);
  const place = { shopId, numberId, contactId: contact.id };
  const conversation = await findOrStartConversation(tx, deps.emitFact, place, shop);
  const conversationId = conversation.id;
  const about = { shopId, subject: conversationId };
  const providerAt = toIsoString(event.providerAt);
  const answered = replyTo === null ? undefined : await findAnswered(tx, shopId, replyTo);
  const common = {
    ...{ body: heardBody(content), externalId, providerAt },
    ...(answered !== undefined && { replyTo: answered }),
  };
  if (event.kind === "echo") {
    // The shop wrote it in the app on its telephone: somebody has taken the conversation over.
    const actor = { kind: "staff" as const };
    await deps.emitFact(tx, { ...about, name: "message.sent", actor, payload: { push_number: null } });
    const said = { author: "person" as const, ...common, body: echoBody(content) };
    const resumes = resumesOf((await getInboxSettings(tx, shopId)).bot_resumes);
    await addMessages(tx, { shopId, conversationId }, [said], { answeredBy: "person", resumes });
    return;
  }
  await deps.emitFact(tx, { ...about, name: "message.received", actor: { kind: "visitor" }, payload: {} });
  const heard = { author: "customer" as const, ...common };
  const news = { customerId: contact.customerId, windowUntil: windowUntil(providerAt, new Date()) };
  const member = { shop, place, conversation, heard, news, inbound, externalId, providerAt };
  if (await answerMember(tx, deps, member)) return externalId;
  if (inbound.kind === "order") {
    const order = { shop, place, conversation, heard, news, lines: inbound.lines };
    const outcome = await answerOrder(tx, deps, order);
    if (outcome !== "silent") return outcome === "answered" ? externalId : undefined;
  }
  const isLate = conversation.lastInAt !== null && Date.parse(conversation.lastInAt) > Date.parse(providerAt);
  if (conversation.answeredBy === "bot" && !isLate) {
    const outcome = await answerByBot(tx, deps, { shop, place, conversation, heard, news, content: inbound });
    if (outcome === "answered") return externalId;
    if (outcome === "failed") {
      const asks = { answeredBy: "nobody", reason: "bot_failed" } as const;
      await deps.emitFact(tx, { ...about, name: "conversation.asked", actor: { kind: "bot" }, payload: {} });
      await addMessages(tx, { shopId, conversationId }, [heard], { ...news, ...asks });
      return;
    }
  }
  const reason = isLate ? "late" : asksForPerson(inbound) ? "not_understood" : undefined;
  await hear(tx, deps.emitFact, {
    ...{ shop, place, conversation, heard, news: { ...news, ...(reason && { reason }) } },
    isAsking: !isLate && (asksForPerson(inbound) || readableOf(inbound) !== undefined),
  });
}

/** Has the file of a message that was stored fetched after the commit. */
async function announce(tx: Tx, deps: InboundDeps, { shopId, numberId }: DueContact, event: TakenEvent): Promise<void> {
  const content = readInbound(event.body);
  const stored = content.kind === "media" && (await findPlace(tx, shopId, event.externalId));
  if (stored) await announceFile(tx, deps, { shopId, numberId, ...stored }, content);
}

/**
 * Handles the oldest message of a contact that is due, in the transaction that marks it as handled: the customer, the
 * conversation, the message, the bot's answer and what has to be sent are there together, or not at all.
 */
export async function handleNextEvent(tx: Tx, deps: InboundDeps, contact: DueContact): Promise<Handled> {
  if (!(await takeTurnOf(tx, contact))) return { outcome: "busy" };
  const event = await takeEvent(tx, contact);
  if (!event) return { outcome: "nothing" };
  const read = await handle(tx, deps, contact, event);
  await announce(tx, deps, contact, event);
  return { outcome: "handled", ...(read !== undefined && { read }) };
}
