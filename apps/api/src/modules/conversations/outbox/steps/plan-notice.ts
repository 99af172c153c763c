import { type PlannedSms, planRoute } from "@mauzo/channels/plan-route";
import { templatePart, templateWords } from "@mauzo/channels/whatsapp/template-part";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { Notice, NoticePlan, NoticeWay } from "../../../../gateways/messaging/port.ts";
import { notFound } from "../../../../http/refuse.ts";
import { pushMessage } from "../../chat/push-message.ts";
import { getPrices } from "../../prices/get-prices.ts";
import { findFitting } from "../../templates/find-fitting.ts";
import { adaptForNumber } from "../adapt-for-number.ts";
import { findPerson, findWay } from "../queries/parts.ts";
import { sayOverNumber } from "./say-over-number.ts";

/** How an SMS would carry it, and what queues it; undefined: the shop sends none. */
export type NoticeSms = PlannedSms & {
  queue: (orderMessageId: string, given: { parts: number; priceMinor: number }) => Promise<void>;
};

/** After so long without a word nobody may look at a conversation on the web any more. */
const awayMs = 24 * 3_600_000;

async function findPlace(tx: Tx, shopId: string, conversationId: string | null) {
  if (conversationId === null) return undefined;
  const way = await findWay(tx, shopId, conversationId);
  if (!way) throw notFound();
  return { ...way, conversationId };
}

/**
 * Plans which way a message about an order goes to its customer, as things are now: freely in the conversation, as the
 * template that WhatsApp approved for the event, or by SMS. `send` must be the last step of a transaction, as other messages
 * of the conversation wait until it ends.
 */
export async function planNotice(tx: Tx, emitFact: EmitFact, notice: Notice, sms: NoticeSms | undefined) {
  const { shopId, event, language, text, fields } = notice;
  const way = await findPlace(tx, shopId, notice.conversationId);
  const person = way?.contactId ? await findPerson(tx, shopId, way.contactId) : undefined;
  const prices = await getPrices(tx, shopId);
  const template = fields && (await findFitting(tx, shopId, { purpose: event, language }));
  const now = new Date();
  const { parts, ...plan } = planRoute(
    {
      message: { kind: event === "reminder" ? "reminder" : "order" },
      person: {
        channel: way?.channel ?? null,
        unreachableCode: person?.unreachableCode ?? null,
        isDisconnected: way?.channel === "whatsapp" && (way.numberId === null || way.isRemoved),
        isAway: way !== undefined && now.getTime() - new Date(way.writtenAt).getTime() > awayMs,
      },
      windowUntil: way?.windowUntil ? new Date(way.windowUntil) : null,
      consents: person?.consents === true,
      template: template ?? null,
      prices: { utility: prices.utility_minor, marketing: prices.marketing_minor },
      sms: sms ?? null,
    },
    now,
  );
  const send = async (orderMessageId: string): Promise<NoticeWay> => {
    const { route, priceMinor } = plan;
    const told = { ...plan, templateName: null, messageId: null };
    if (route === "none") return told;
    if (route === "sms") {
      if (!sms || parts === null || priceMinor === null) throw new Error("an SMS over no account");
      await sms.queue(orderMessageId, { parts, priceMinor });
      return told;
    }
    if (!way) throw new Error("a way to nowhere");
    const { conversationId, contactId, numberId } = way;
    const actions = [{ send_message: text }];
    if (route === "web") {
      await pushMessage(tx, emitFact, { shopId, conversationId, actions });
      return told;
    }
    if (contactId === null || numberId === null) throw new Error("a way over no number");
    const place = { shopId, conversationId, contactId, numberId };
    if (route === "free" || !template || !fields) {
      const parts = adaptForNumber(actions, way.language);
      const { messageId } = await sayOverNumber(tx, emitFact, { ...place, actions, parts });
      return { ...told, messageId };
    }
    const { messageId } = await sayOverNumber(tx, emitFact, {
      ...place,
      actions: [{ send_message: templateWords(template.text, fields) }],
      parts: [templatePart(template, fields)],
    });
    return { ...told, messageId, templateName: template.name };
  };
  const planned: NoticePlan = plan;
  return { plan: planned, send };
}
