import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Language, Money, Version } from "../shared.ts";
import { TemplateCategory } from "./message-templates.ts";

/**
 * Why a template can't go to the customer: it tells of an order and none of theirs is known to the caller, they did not
 * agree to offers, WhatsApp does not reach them, or the number is no longer the shop's.
 */
export const templateObstacles = ["no_order", "no_consent", "unreachable", "disconnected"] as const;

/** A template that WhatsApp approved, as the customer of a conversation would read it. */
export const TemplateReply = z.object({
  id: Id,
  name: z.string(),
  category: TemplateCategory,
  language: Language,
  text: z.string(),
  /** What WhatsApp takes for it; null where the shop has not said, and for readers who may not see it. */
  price: z.nullable(Money),
  obstacle: z.nullable(z.enum(templateObstacles)),
});
export type TemplateReply = z.infer<typeof TemplateReply>;

const access = { resource: "conversations", action: "create" } as const;

/** What can be said over WhatsApp also after its 24 hours. */
export const templateReplies = {
  /** None on the web, where anything can be said at any time. */
  list: endpoint({
    method: "GET",
    path: "/conversations/:id/template-replies",
    access,
    summary: "The templates that can be sent to the customer of a conversation, filled in for them",
    params: IdParams,
    reply: z.object({ items: z.array(TemplateReply) }),
  }),
  /** What is told of an order is that of the customer's newest one. A person answers from then on, as with a written reply. */
  send: endpoint({
    method: "POST",
    path: "/conversations/:id/template-replies",
    access,
    summary: "Send a WhatsApp template to the customer of a conversation",
    params: IdParams,
    body: z.strictObject({ template_id: Id, seen: z.optional(Version) }),
    reply: z.object({ seq: z.int() }),
    errors: ["unsendable_template", "customer_on_whatsapp", "number_disconnected", "answered_meanwhile"],
  }),
};
