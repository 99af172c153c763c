import { templateToWire } from "@mauzo/channels/whatsapp/template-to-wire";
import type { TemplateState } from "@mauzo/contract/conversations/message-templates";
import {
  insertTemplate,
  listTemplates,
  lockSubmitted,
  updateText,
} from "../../modules/conversations/templates/queries.ts";
import { readyTemplates } from "../../modules/conversations/templates/rules/ready-templates.ts";
import { getShop } from "../../modules/shop/shop/get-shop.ts";
import type { Tx } from "../tenant-transaction.ts";

/** How the ready-made templates stand at the sandbox; those that are not named were never submitted. */
const standings: Readonly<Record<string, { state: TemplateState; reason?: string }>> = {
  ...{ order_received: { state: "approved" }, order_preparing: { state: "approved" } },
  ...{ order_ready: { state: "approved" }, order_delivered: { state: "approved" }, order_paid: { state: "approved" } },
  order_cancelled: { state: "paused" },
  order_reminder: { state: "pending" },
  come_back: { state: "rejected", reason: "SCAM" },
};

/** Gives a demo shop templates in different states, if it has none. */
export async function seedDemoTemplates(tx: Tx, shopId: string, userId: string): Promise<void> {
  if ((await listTemplates(tx, shopId)).length > 0) return;
  const { name } = await getShop(tx, shopId);
  for (const [at, template] of readyTemplates(name).entries()) {
    const id = await insertTemplate(tx, shopId, template, userId);
    const standing = standings[template.name];
    if (!standing) continue;
    for (const [place, language] of (["en", "sw"] as const).entries())
      await updateText(
        tx,
        shopId,
        { templateId: id, language },
        {
          ...{ state: standing.state, reason: standing.reason ?? null, submitted: template.texts[language] },
          ...{ providerId: `25571200001${at}${place}`, stateAt: new Date().toISOString() },
        },
      );
  }
}

/** What the sandbox has to know of a shop's templates, as it keeps none itself. */
export async function templatesForSandbox(tx: Tx, shopId: string) {
  const templates = new Map((await listTemplates(tx, shopId)).map((template) => [template.id, template]));
  return (await lockSubmitted(tx, shopId)).flatMap(({ templateId, language, submitted, providerId, state, reason }) => {
    const template = templates.get(templateId);
    if (!template || submitted === null || state === "deleted") return [];
    const { name, category, examples } = template;
    return [
      {
        ...{ id: providerId, name, language, status: state.toUpperCase(), rejected_reason: reason ?? "NONE" },
        ...templateToWire({ category, text: submitted, examples }),
      },
    ];
  });
}
