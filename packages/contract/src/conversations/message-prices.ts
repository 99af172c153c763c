import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Version } from "../shared.ts";

const Price = z.nullable(z.int().check(z.gte(0), z.lte(100_000_000)));

/**
 * What WhatsApp takes for one template that is delivered, in the shop's currency, as its bill says; null: nobody said.
 * Within 24 hours of the customer's last message a utility template is free, as everything else is.
 */
export const MessagePrices = z.strictObject({ version: Version, utility_minor: Price, marketing_minor: Price });
export type MessagePrices = z.infer<typeof MessagePrices>;

export const messagePrices = {
  get: endpoint({
    method: "GET",
    path: "/message-prices",
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "What the shop pays WhatsApp for a template of each category",
    reply: MessagePrices,
  }),
  /** 409 when it has been saved since. */
  save: endpoint({
    method: "PUT",
    path: "/message-prices",
    access: "admin",
    summary: "Say what the shop pays WhatsApp for a template of each category",
    body: MessagePrices,
    reply: MessagePrices,
    errors: ["version_conflict"],
  }),
};
