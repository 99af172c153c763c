import type { Language } from "@mauzo/contract/shared";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { messageTemplates, messageTemplateTexts } from "../../../db/schema/conversations/message-templates.ts";
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
