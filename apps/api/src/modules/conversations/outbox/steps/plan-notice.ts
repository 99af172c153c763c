import { planRoute } from "@mauzo/channels/plan-route";
import { templatePart, templateWords } from "@mauzo/channels/whatsapp/template-part";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { Notice, NoticeWay } from "../../../../gateways/messaging/port.ts";
import { notFound } from "../../../../http/refuse.ts";
import { pushMessage } from "../../chat/push-message.ts";
import { getPrices } from "../../prices/get-prices.ts";
import { findFitting } from "../../templates/find-fitting.ts";
import { adaptForNumber } from "../adapt-for-number.ts";
import { findPerson, findWay } from "../queries/parts.ts";
import { sayOverNumber } from "./say-over-number.ts";

/**
 * Plans which way a message about an order goes to its customer, as things are now: freely in the conversation, or as the
 * template that WhatsApp approved for the event. `send` must be the last step of a transaction, as other messages of the
 * conversation wait until it ends.
 */
export async function planNotice(tx: Tx, emitFact: EmitFact, notice: Notice) {
  const { shopId, conversationId, event, language, text, fields } = notice;
  const way = await findWay(tx, shopId, conversationId);
  if (!way) throw notFound();
  const { contactId, numberId, windowUntil } = way;
  const person = contactId === null ? undefined : await findPerson(tx, shopId, contactId);
  const prices = await getPrices(tx, shopId);
  const template = fields && (await findFitting(tx, shopId, { purpose: event, language }));
  const plan = planRoute(
    {
      message: { kind: event === "reminder" ? "reminder" : "order" },
      person: {
        channel: way.channel,
        unreachableCode: person?.unreachableCode ?? null,
        isDisconnected: way.channel === "whatsapp" && (numberId === null || way.isRemoved),
      },
      windowUntil: windowUntil === null ? null : new Date(windowUntil),
      consents: person?.consents === true,
      template: template ?? null,
      prices: { utility: prices.utility_minor, marketing: prices.marketing_minor },
    },
    new Date(),
  );
  const send = async (): Promise<NoticeWay> => {
    const { route } = plan;
    const told = { ...plan, templateName: null, messageId: null };
    if (route === "none") return told;
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
  return { route: plan.route, send };
}
