import type { MessageTemplate, NewTemplate } from "@mauzo/contract/conversations/message-templates";
import type { Language } from "@mauzo/contract/shared";
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { toIsoString } from "../../../db/columns.ts";
import { users } from "../../../db/schema/account/users.ts";
import { messageTemplates, messageTemplateTexts } from "../../../db/schema/conversations/message-templates.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { standingOf } from "./rules/standing.ts";

type TextRow = typeof messageTemplateTexts.$inferSelect;
type TemplateRow = typeof messageTemplates.$inferSelect;

const noWords = { header: "", body: "", footer: "", buttons: [] };

function templateOf(row: TemplateRow, texts: readonly TextRow[]): MessageTemplate {
  const inLanguage = (language: Language) => texts.find((text) => text.language === language);
  const { id, name, category, purpose, examples, version } = row;
  return {
    ...{ id, name, category, purpose, examples, version, updated_at: toIsoString(row.updatedAt) },
    texts: { en: inLanguage("en")?.text ?? noWords, sw: inLanguage("sw")?.text ?? noWords },
    standing: { en: standingOf(inLanguage("en")), sw: standingOf(inLanguage("sw")) },
  };
}

const isTemplate = (shopId: string, id: string) =>
  and(eq(messageTemplates.shopId, shopId), eq(messageTemplates.id, id));
const isText = (shopId: string, templateId: string, language: Language) =>
  and(
    eq(messageTemplateTexts.shopId, shopId),
    eq(messageTemplateTexts.templateId, templateId),
    eq(messageTemplateTexts.language, language),
  );

/** The shop's templates, by name; only these ids, if they are given. */
export async function listTemplates(tx: Tx, shopId: string, ids?: readonly string[]): Promise<MessageTemplate[]> {
  const wanted = ids === undefined ? undefined : inArray(messageTemplates.id, [...ids]);
  const rows = await tx
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.shopId, shopId), wanted))
    .orderBy(asc(messageTemplates.name));
  const texts = await tx.select().from(messageTemplateTexts).where(eq(messageTemplateTexts.shopId, shopId));
  const byTemplate = Map.groupBy(texts, ({ templateId }) => templateId);
  return rows.map((row) => templateOf(row, byTemplate.get(row.id) ?? []));
}

export const findTemplate = async (tx: Tx, shopId: string, id: string): Promise<MessageTemplate | undefined> =>
  (await listTemplates(tx, shopId, [id]))[0];

/** A template, locked until the transaction ends, with its version and who saved it. */
export async function lockTemplate(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ name: messageTemplates.name, version: messageTemplates.version, saved_by: users.name })
    .from(messageTemplates)
    .leftJoin(users, eq(users.id, messageTemplates.updatedBy))
    .where(isTemplate(shopId, id))
    .for("update", { of: messageTemplates });
  return row;
}

/** Whether the shop has a template of this name. */
export async function isNamed(tx: Tx, shopId: string, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.shopId, shopId), eq(messageTemplates.name, name)));
  return rows.length > 0;
}

/** How many templates the shop has; whoever counts next waits until this transaction ends. */
export async function countTemplates(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'templates', 2))`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(messageTemplates)
    .where(eq(messageTemplates.shopId, shopId));
  return row?.count ?? 0;
}

type Written = Omit<z.output<typeof NewTemplate>, "name">;
const languages = ["en", "sw"] as const;

/** Writes the words of a template; what WhatsApp knows of a language that has none any more stays known. */
async function writeTexts(tx: Tx, shopId: string, templateId: string, texts: Written["texts"]): Promise<void> {
  await tx
    .insert(messageTemplateTexts)
    .values(languages.map((language) => ({ shopId, templateId, language, text: texts[language] })))
    .onConflictDoUpdate({
      target: [messageTemplateTexts.shopId, messageTemplateTexts.templateId, messageTemplateTexts.language],
      set: { text: sql`excluded.text` },
    });
}

export async function insertTemplate(
  tx: Tx,
  shopId: string,
  { name, texts, ...template }: Written & { name: string },
  userId: string,
): Promise<string> {
  const [row] = await tx
    .insert(messageTemplates)
    .values({ shopId, name, ...template, updatedBy: userId })
    .returning({ id: messageTemplates.id });
  if (!row) throw new Error("the database returned no template");
  await writeTexts(tx, shopId, row.id, texts);
  return row.id;
}

export async function updateTemplate(
  tx: Tx,
  shopId: string,
  id: string,
  { texts, ...change }: Written,
  userId: string,
): Promise<void> {
  await tx
    .update(messageTemplates)
    .set({ ...change, updatedBy: userId, version: sql`${messageTemplates.version} + 1`, updatedAt: sql`now()` })
    .where(isTemplate(shopId, id));
  await writeTexts(tx, shopId, id, texts);
}

export async function deleteTemplate(tx: Tx, shopId: string, id: string): Promise<void> {
  await tx
    .delete(messageTemplateTexts)
    .where(and(eq(messageTemplateTexts.shopId, shopId), eq(messageTemplateTexts.templateId, id)));
  await tx.delete(messageTemplates).where(isTemplate(shopId, id));
}

/** A template in one language, with what the provider needs of it. */
export async function findText(tx: Tx, shopId: string, templateId: string, language: Language) {
  const [row] = await tx
    .select({ template: messageTemplates, text: messageTemplateTexts })
    .from(messageTemplateTexts)
    .innerJoin(
      messageTemplates,
      and(
        eq(messageTemplates.shopId, messageTemplateTexts.shopId),
        eq(messageTemplates.id, messageTemplateTexts.templateId),
      ),
    )
    .where(isText(shopId, templateId, language));
  return row;
}

/** Writes how a template stands in one language. */
export const updateText = (
  tx: Tx,
  shopId: string,
  { templateId, language }: { templateId: string; language: Language },
  change: Partial<typeof messageTemplateTexts.$inferInsert>,
) =>
  tx
    .update(messageTemplateTexts)
    .set(change)
    .where(isText(shopId, templateId, language));

/** The texts that the provider has, locked until the transaction ends, in the order of their templates. */
export const lockSubmitted = (tx: Tx, shopId: string) =>
  tx
    .select()
    .from(messageTemplateTexts)
    .where(and(eq(messageTemplateTexts.shopId, shopId), isNotNull(messageTemplateTexts.providerId)))
    .orderBy(messageTemplateTexts.templateId, messageTemplateTexts.language)
    .for("no key update");

/** The templates that the provider sends for a purpose, in each language that has one. */
export const listSendable = (tx: Tx, shopId: string, purpose: string) =>
  tx
    .select({
      ...{ name: messageTemplates.name, category: messageTemplates.category },
      ...{ language: messageTemplateTexts.language, submitted: messageTemplateTexts.submitted },
      state: messageTemplateTexts.state,
    })
    .from(messageTemplateTexts)
    .innerJoin(
      messageTemplates,
      and(
        eq(messageTemplates.shopId, messageTemplateTexts.shopId),
        eq(messageTemplates.id, messageTemplateTexts.templateId),
      ),
    )
    .where(and(eq(messageTemplateTexts.shopId, shopId), sql`${messageTemplates.purpose} = ${purpose}`));
