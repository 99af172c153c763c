import { templatePart, templateWords } from "@mauzo/channels/whatsapp/template-part";
import type { templateReplies } from "@mauzo/contract/conversations/template-replies";
import { fieldsIn } from "@mauzo/contract/conversations/template-rules";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addCartLink } from "../../orders/cart/add-cart-link.ts";
import { sayAsPerson } from "../conversations/steps/say-as-person.ts";
import { fillTemplates } from "./fill-templates.ts";
import { hasTemplate } from "./queries.ts";

type Reply = z.output<typeof templateReplies.send.body>;

/** Sends a template to the customer of a conversation, also after WhatsApp's 24 hours. @throws 404, 409, as `sayAsPerson` */
export const sendTemplateReply = (
  { emitFact, env }: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  conversationId: string,
  { template_id: templateId, seen }: Reply,
): Promise<{ seq: number }> =>
  context.tx(async (tx) => {
    const filled = (await fillTemplates(tx, context, conversationId)).find(
      ({ template }) => template.id === templateId,
    );
    if (!filled && !(await hasTemplate(tx, context.shopId, templateId))) throw notFound();
    if (filled?.obstacle !== null) throw refuse("unsendable_template", { loc: ["body", "template_id"] });
    const { template, cartId } = filled;
    const { header, body } = template.text;
    const link =
      cartId !== undefined && fieldsIn(`${header} ${body}`).includes("link")
        ? await addCartLink(tx, { env }, { shopId: context.shopId, cartId })
        : "";
    const values = { ...filled.values, link };
    const actions = [{ send_message: templateWords(template.text, values) }];
    const said = { conversationId, seen, actions, template: templatePart(template, values) };
    return { seq: await sayAsPerson(tx, emitFact, context, said) };
  });
