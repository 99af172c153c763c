import { templateWords } from "@mauzo/channels/whatsapp/template-part";
import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import type { TemplateReply } from "@mauzo/contract/conversations/template-replies";
import { can } from "@mauzo/permissions/permissions";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { fillTemplates } from "./fill-templates.ts";

/** The templates for the customer of a conversation, as they would read them. @throws 404 */
export const listTemplateReplies = (
  context: ShopContext,
  conversationId: string,
): Promise<{ items: TemplateReply[] }> =>
  context.tx(async (tx) => {
    const seesPrices = can(context.person.grants, messagePrices.get.access);
    const { currency } = await getShop(tx, context.shopId);
    const filled = await fillTemplates(tx, context, conversationId);
    return {
      items: filled.map(({ template: { text, ...template }, values, priceMinor, obstacle }) => ({
        ...{ ...template, text: templateWords(text, values), obstacle },
        price: seesPrices && priceMinor !== null ? { minor: priceMinor, currency } : null,
      })),
    };
  });
