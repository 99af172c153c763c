import { countParts } from "@mauzo/channels/sms/count-parts";
import {
  byEitherName,
  type OrderWorkflow,
  type PreviewMessage,
  type PreviewReminder,
} from "@mauzo/contract/orders/order-workflow";
import { fillText } from "@mauzo/format/fill-text";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { previewReminders } from "../credit/steps/preview-reminders.ts";
import { getOrder } from "../orders/get-order.ts";
import { findFacts, type OrderFacts } from "./queries/messages.ts";
import { fieldsOf, previewMessages } from "./rules.ts";

type Deps = Pick<OrderDeps, "messaging" | "env">;
type Asked = { shopId: string; orderId: string; workflow: OrderWorkflow };

/**
 * Previews the messages that this workflow would have sent for an order, and with which its customer would be reminded of
 * what they owe for it. @throws 404 when the shop does not have it.
 */
export async function previewWorkflow(
  tx: Tx,
  deps: Deps,
  { shopId, orderId, workflow }: Asked,
): Promise<{ messages: PreviewMessage[]; reminders: PreviewReminder[] }> {
  const order = await getOrder(tx, shopId, orderId);
  const facts = await findFacts(tx, shopId, orderId);
  if (!facts) throw notFound();
  return {
    messages: previewMessages(order, facts, workflow, new Date().toISOString()),
    reminders: await filledReminders(tx, deps, { shopId, facts, workflow }),
  };
}

/** As long as the link that a reminder carries, so that the parts of an SMS are counted as they will be. */
const linkStandIn = "x".repeat(22);

async function filledReminders(
  tx: Tx,
  { messaging, env }: Deps,
  { shopId, facts, workflow }: { shopId: string; facts: OrderFacts; workflow: OrderWorkflow },
): Promise<PreviewReminder[]> {
  const { id: orderId, language, conversationId } = facts;
  const values = { ...fieldsOf(facts, language), link: `${env.cartUrl}/d/${linkStandIn}` };
  const fields = facts.conversationChannel === "whatsapp" ? values : null;
  const previews: PreviewReminder[] = [];
  for (const { level, text: texts } of await previewReminders(tx, { shopId, orderId, own: workflow.reminders })) {
    const text = fillText(texts[language], byEitherName(values));
    const notice = { shopId, orderId, conversationId, event: "reminder", language, text, fields } as const;
    const { route, why } = (await messaging.planNotice(tx, notice)).plan;
    previews.push({ level, text, route, why, parts: route === "sms" ? countParts(text).parts : null });
  }
  return previews;
}
