import { type FieldValues, templatePart, templateWords } from "@mauzo/channels/whatsapp/template-part";
import type { TemplateText } from "@mauzo/contract/conversations/message-templates";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { sayOverNumber } from "../outbox/steps/say-over-number.ts";

type Offer = {
  shopId: string;
  conversationId: string;
  contactId: string;
  numberId: string;
  template: { name: string; language: Language; text: TemplateText };
  values: FieldValues;
};

/**
 * Sends a template to one of many, after all else that waits. Must be among the last steps of a transaction, and those of
 * several conversations in the order of their ids: other messages of each wait until it ends. @returns its message
 */
export async function sendOffer(tx: Tx, emitFact: EmitFact, { template, values, ...place }: Offer): Promise<string> {
  const { messageId } = await sayOverNumber(tx, emitFact, {
    ...place,
    actions: [{ send_message: templateWords(template.text, values) }],
    parts: [templatePart(template, values)],
    isOfCampaign: true,
  });
  return messageId;
}
