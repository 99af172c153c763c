import { templateToWire } from "@mauzo/channels/whatsapp/template-to-wire";
import type { TemplateState, TemplateText } from "@mauzo/contract/conversations/message-templates";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { addReadyTemplates } from "../../../modules/conversations/templates/add-ready-templates.ts";
import { messageTemplates, messageTemplateTexts } from "../../schema/conversations/message-templates.ts";
import { campaigns } from "../../schema/marketing/campaigns.ts";
import type { Tx } from "../../tenant-transaction.ts";

/** How the ready-made templates stand at the sandbox; those that are not named were never submitted. */
const standings: Readonly<Record<string, { state: TemplateState; reason?: string }>> = {
  ...{ order_received: { state: "approved" }, order_preparing: { state: "approved" } },
  ...{ order_ready: { state: "approved" }, order_delivered: { state: "approved" }, order_paid: { state: "approved" } },
  order_cancelled: { state: "paused" },
  order_reminder: { state: "pending" },
  come_back: { state: "rejected", reason: "INVALID_FORMAT" },
};

const offer = (body: string): TemplateText => ({ header: "", body, footer: "", buttons: [] });
/** What the demo's campaign over WhatsApp was sent as. */
const offerTexts = {
  sw: offer("Habari {name}, kanga zote za {shop} zina punguzo la asilimia 10 hadi Jumapili. Karibu uchague yako."),
  en: offer("Hello {name}, all kangas of {shop} are 10 percent off until Sunday. Come and choose yours."),
};
const offerExamples = { name: "Asha", shop: "Duka", number: "", total: "", owed: "", link: "" };

/** An offer that WhatsApp approved, by which the demo's campaign was sent. */
async function addOffer(tx: Tx, shopId: string, userId: string): Promise<void> {
  const [made] = await tx
    .insert(messageTemplates)
    .values({ shopId, name: "kanga_offer", category: "marketing", examples: offerExamples, updatedBy: userId })
    .returning({ id: messageTemplates.id });
  if (!made) return;
  for (const [place, language] of (["en", "sw"] as const).entries())
    await tx.insert(messageTemplateTexts).values({
      ...{ shopId, templateId: made.id, language, text: offerTexts[language], submitted: offerTexts[language] },
      ...{ state: "approved", providerId: `2557120000199${place}`, stateAt: new Date().toISOString() },
    });
  await tx
    .update(campaigns)
    .set({ templateId: made.id })
    .where(and(eq(campaigns.shopId, shopId), eq(campaigns.channel, "whatsapp"), isNull(campaigns.templateId)));
}

/** Gives a demo shop templates in different states, if it has none. */
export async function seedDemoTemplates(tx: Tx, shopId: string, userId: string): Promise<void> {
  const mine = eq(messageTemplates.shopId, shopId);
  if ((await tx.select({ id: messageTemplates.id }).from(messageTemplates).where(mine).limit(1)).length > 0) return;
  const { items } = await addReadyTemplates({ shopId, tx: (work) => work(tx), person: { userId } });
  for (const [at, { id, name, texts }] of items.entries()) {
    const standing = standings[name];
    if (!standing) continue;
    for (const [place, language] of (["en", "sw"] as const).entries())
      await tx
        .update(messageTemplateTexts)
        .set({
          ...{ state: standing.state, reason: standing.reason ?? null, submitted: texts[language] },
          ...{ providerId: `25571200001${at}${place}`, stateAt: new Date().toISOString() },
        })
        .where(
          and(
            eq(messageTemplateTexts.shopId, shopId),
            eq(messageTemplateTexts.templateId, id),
            eq(messageTemplateTexts.language, language),
          ),
        );
  }
  await addOffer(tx, shopId, userId);
}

/** What the sandbox has to know of a shop's templates, as it keeps none itself. */
export async function templatesForSandbox(tx: Tx, shopId: string) {
  const rows = await tx
    .select({ template: messageTemplates, text: messageTemplateTexts })
    .from(messageTemplateTexts)
    .innerJoin(
      messageTemplates,
      and(
        eq(messageTemplates.shopId, messageTemplateTexts.shopId),
        eq(messageTemplates.id, messageTemplateTexts.templateId),
      ),
    )
    .where(and(eq(messageTemplateTexts.shopId, shopId), isNotNull(messageTemplateTexts.providerId)));
  return rows.flatMap(({ template: { name, category, examples }, text }) => {
    const { language, submitted, providerId, state, reason } = text;
    if (submitted === null || state === "deleted") return [];
    return [
      {
        ...{ id: providerId, name, language, status: state.toUpperCase(), rejected_reason: reason ?? "NONE" },
        ...templateToWire({ category, text: submitted, examples }),
      },
    ];
  });
}
