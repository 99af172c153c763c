import type { FieldValues } from "@mauzo/channels/whatsapp/template-part";
import type { TemplateReply } from "@mauzo/contract/conversations/template-replies";
import { orders } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import { can } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findConversationOrders } from "../../orders/orders/find-conversation-orders.ts";
import { getMessageFields } from "../../orders/workflow/get-message-fields.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { getPrices } from "../prices/get-prices.ts";
import { findRecipient, listSubmitted } from "./queries.ts";
import { planTemplate, type SendableTemplate, sendableOf, valuesWithoutOrder } from "./rules.ts";

/** What stands where the link will be: each is made when it is sent. */
const linkStandIn = "…";

export type FilledTemplate = {
  template: SendableTemplate;
  values: FieldValues;
  priceMinor: number | null;
  obstacle: TemplateReply["obstacle"];
  /** The cart that a link leads to, where an order is known. */
  cartId: string | undefined;
};

/**
 * The templates that WhatsApp sends, filled in for the customer of a conversation: with their newest order, as far as the
 * caller may read it. None on the web. @throws 404
 */
export async function fillTemplates(tx: Tx, context: ShopContext, conversationId: string): Promise<FilledTemplate[]> {
  const { shopId, person } = context;
  const { customer, language } = await getConversation(tx, context, conversationId);
  const recipient = await findRecipient(tx, shopId, conversationId);
  if (!recipient) return [];
  const { unreachableCode, isDisconnected, consents, windowUntil } = recipient;
  const prices = await getPrices(tx, shopId);
  const shop = await getShop(tx, shopId);
  const asked = { conversationId, customerId: customer?.id ?? null, limit: 1 };
  const [order] = can(person.grants, orders.list.access) ? await findConversationOrders(tx, shopId, asked) : [];
  const filledIn = async (language: Language) => {
    const told = order && (await getMessageFields(tx, shopId, order.id, language));
    const plain = valuesWithoutOrder(language, { name: customer?.name ?? "", shop: shop.name });
    return { values: told ? { ...told.fields, link: linkStandIn } : plain, cartId: told?.cartId };
  };
  const inLanguage = { en: await filledIn("en"), sw: await filledIn("sw") };
  const known = {
    ...{ person: { unreachableCode, isDisconnected }, consents },
    windowUntil: windowUntil === null ? null : new Date(windowUntil),
    prices: { utility: prices.utility_minor, marketing: prices.marketing_minor },
  };
  return sendableOf(await listSubmitted(tx, shopId, language)).map((template) => {
    const filled = inLanguage[template.language];
    return { template, ...filled, ...planTemplate(template, filled.values, known, new Date()) };
  });
}
