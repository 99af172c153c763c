import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The most that the provider delivers at once. */
export const webhookMaxBytes = 3_000_000;

const params = z.object({ key: z.string().check(z.regex(/^[\w-]{16,64}$/)) });

/** What WhatsApp calls, at an address of its own for each shop. */
export const whatsappWebhook = {
  /** 403 for whoever does not know the token. */
  verify: endpoint({
    method: "GET",
    path: "/webhooks/whatsapp/:key",
    access: "public",
    summary: "WhatsApp asks whether this address is the shop's",
    params,
    query: z.object({
      "hub.mode": z.string().check(z.maxLength(20)),
      "hub.challenge": z.string().check(z.regex(/^[\w.-]{1,200}$/)),
      "hub.verify_token": z.string().check(z.maxLength(200)),
    }),
    reply: z.string(),
    errors: ["forbidden"],
  }),
  /** The bytes are signed. 200 only when everything is stored; delivered again, nothing happens twice. */
  receive: endpoint({
    method: "POST",
    path: "/webhooks/whatsapp/:key",
    access: "public",
    summary: "WhatsApp delivers messages and what became of those sent",
    params,
    takesBytes: webhookMaxBytes,
    reply: z.object({}),
    status: 200,
    errors: ["signature_invalid"],
  }),
};
