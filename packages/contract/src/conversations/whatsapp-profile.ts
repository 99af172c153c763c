import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** What customers read of the business at WhatsApp; "" for what it does not say. It is kept there, not here. */
export const WhatsappProfile = z.strictObject({
  about: z.string().check(z.trim(), z.maxLength(139)),
  address: z.string().check(z.trim(), z.maxLength(256)),
  email: z.string().check(z.trim(), z.maxLength(128)),
  websites: z.array(z.string().check(z.trim(), z.maxLength(256))).check(z.maxLength(2)),
});
export type WhatsappProfile = z.infer<typeof WhatsappProfile>;

const path = "/channels/whatsapp/profile";
const errors = ["whatsapp_not_connected", "provider_refused", "provider_silent"] as const;

export const whatsappProfile = {
  get: endpoint({
    method: "GET",
    path,
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "What customers read of the business at WhatsApp",
    reply: WhatsappProfile,
    timeoutMs: 30_000,
    errors: [...errors],
  }),
  save: endpoint({
    method: "POST",
    path,
    access: "admin",
    summary: "Change what customers read of the business at WhatsApp",
    body: WhatsappProfile,
    reply: WhatsappProfile,
    timeoutMs: 30_000,
    status: 200,
    errors: [...errors],
  }),
};
