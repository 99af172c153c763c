import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Version } from "../shared.ts";

const Price = z.nullable(z.int().check(z.gte(0), z.lte(100_000_000)));

/**
 * What WhatsApp takes for one template that is delivered, in the shop's currency, as its bill says; null: nobody said.
 * Within 24 hours of the customer's last message a utility template is free, as everything else is. `order_sms`: news of an
 * order and reminders leave by SMS where nothing else reaches the customer, or a template costs more; what an SMS costs is
 * said with the shop's account at its provider.
 */
export const MessagePrices = z.strictObject({
  ...{ version: Version, utility_minor: Price, marketing_minor: Price },
  order_sms: z.boolean(),
});
export type MessagePrices = z.infer<typeof MessagePrices>;

export const messagePrices = {
  get: endpoint({
    method: "GET",
    path: "/message-prices",
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "What the shop pays WhatsApp for a template of each category, and whether orders are told of by SMS",
    reply: MessagePrices,
  }),
  /** 409 when it has been saved since. */
  save: endpoint({
    method: "PUT",
    path: "/message-prices",
    access: "admin",
    summary: "Say what the shop pays WhatsApp for templates, and whether orders are told of by SMS",
    body: MessagePrices,
    reply: MessagePrices,
    errors: ["version_conflict"],
  }),
};
