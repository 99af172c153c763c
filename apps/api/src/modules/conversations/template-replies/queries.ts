import type { Language } from "@mauzo/contract/shared";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { channelNumbers } from "../../../db/schema/conversations/channel-numbers.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { messageTemplates, messageTemplateTexts } from "../../../db/schema/conversations/message-templates.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** The shop's templates as WhatsApp has them, by name, those in this language first. */
export const listSubmitted = async (tx: Tx, shopId: string, language: Language) => {
  const rows = await tx
    .select({
      ...{ id: messageTemplates.id, name: messageTemplates.name, category: messageTemplates.category },
      ...{ language: messageTemplateTexts.language, submitted: messageTemplateTexts.submitted },
      state: messageTemplateTexts.state,
    })
    .from(messageTemplates)
    .innerJoin(
      messageTemplateTexts,
      and(
        eq(messageTemplateTexts.shopId, messageTemplates.shopId),
        eq(messageTemplateTexts.templateId, messageTemplates.id),
      ),
    )
    .where(and(eq(messageTemplates.shopId, shopId), isNotNull(messageTemplateTexts.submitted)))
    .orderBy(asc(messageTemplates.name));
  return rows.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
};
export type SubmittedText = Awaited<ReturnType<typeof listSubmitted>>[number];

/** Over what the customer of a conversation is reached, and whether they agreed to offers; undefined on the web. */
export async function findRecipient(tx: Tx, shopId: string, conversationId: string) {
  const [row] = await tx
    .select({
      windowUntil: threads.windowUntil,
      isDisconnected: sql<boolean>`${channelNumbers.id} is null or ${channelNumbers.removedAt} is not null`,
      unreachableCode: contacts.unreachableCode,
      consents: sql<boolean>`coalesce('whatsapp' = any(${customers.consents}), false)`,
    })
    .from(conversations)
    .innerJoin(contacts, and(eq(contacts.shopId, conversations.shopId), eq(contacts.id, conversations.contactId)))
    .leftJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .leftJoin(
      channelNumbers,
      and(eq(channelNumbers.shopId, conversations.shopId), eq(channelNumbers.id, conversations.numberId)),
    )
    .leftJoin(threads, and(eq(threads.shopId, conversations.shopId), eq(threads.conversationId, conversations.id)))
    .where(
      and(
        eq(conversations.shopId, shopId),
        eq(conversations.id, conversationId),
        eq(conversations.channel, "whatsapp"),
      ),
    );
  return row;
}

/** Whether the shop has this template, in whatever state. */
export const hasTemplate = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await tx.$count(messageTemplates, and(eq(messageTemplates.shopId, shopId), eq(messageTemplates.id, id)))) > 0;
