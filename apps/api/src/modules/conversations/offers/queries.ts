import { and, eq, isNull, sql } from "drizzle-orm";
import { channelNumbers } from "../../../db/schema/conversations/channel-numbers.ts";
import { messageTemplates, messageTemplateTexts } from "../../../db/schema/conversations/message-templates.ts";
import { outbox } from "../../../db/schema/conversations/outbox.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** A template with its texts as the provider has them. */
export const listTexts = (tx: Tx, shopId: string, templateId: string) =>
  tx
    .select({
      ...{ name: messageTemplates.name, category: messageTemplates.category, state: messageTemplateTexts.state },
      ...{ language: messageTemplateTexts.language, submitted: messageTemplateTexts.submitted },
    })
    .from(messageTemplates)
    .innerJoin(
      messageTemplateTexts,
      and(
        eq(messageTemplateTexts.shopId, messageTemplates.shopId),
        eq(messageTemplateTexts.templateId, messageTemplates.id),
      ),
    )
    .where(and(eq(messageTemplates.shopId, shopId), eq(messageTemplates.id, templateId)));

/** Whether the shop has a number. */
export async function hasNumber(tx: Tx, shopId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: channelNumbers.id })
    .from(channelNumbers)
    .where(and(eq(channelNumbers.shopId, shopId), isNull(channelNumbers.removedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Takes back what no sender has begun to send of these messages. */
export const withdrawMessages = (tx: Tx, shopId: string, messageIds: readonly string[]) =>
  tx
    .update(outbox)
    .set({ state: "withdrawn" })
    .where(
      and(
        ...[eq(outbox.shopId, shopId), eq(outbox.state, "queued")],
        sql`${outbox.messageId} = any(${sql.param([...messageIds])}::uuid[])`,
      ),
    );
