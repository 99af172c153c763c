import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Id, Moment, Version } from "../shared.ts";

/** How many products with a problem are named; there may be more. */
export const mostCatalogueProblems = 20;

/** The shop's catalogue at WhatsApp: what customers see of it, and how far it is. */
export const WhatsappCatalogue = z.object({
  catalogue_id: z.string(),
  is_visible: z.boolean(),
  has_cart: z.boolean(),
  /** The provider's code, if it refused the last changes. */
  refused_code: z.nullable(z.int()),
  /** When WhatsApp had everything as the shop has it. */
  up_to_date_at: z.nullable(Moment),
  /** Items, one for each variant: what WhatsApp has, what is on its way there, what it refused, what waits to be sent. */
  counts: z.object({ listed: z.int(), sent: z.int(), refused: z.int(), waiting: z.int() }),
  /** Products of which WhatsApp refused something, with why, in its words; `no_picture`: it takes none without. */
  problems: z.array(z.object({ product_id: Id, name: z.string(), reason: z.string() })),
});
export type WhatsappCatalogue = z.infer<typeof WhatsappCatalogue>;

/** `version` is 0 as long as there is none. */
export const WhatsappCatalogueState = z.object({ catalogue: z.nullable(WhatsappCatalogue), version: Version });
export type WhatsappCatalogueState = z.infer<typeof WhatsappCatalogueState>;

export const WhatsappCatalogueInput = z.strictObject({
  version: Version,
  catalogue_id: z.string().check(z.trim(), z.regex(/^[0-9]{5,32}$/, "whatsapp_id_invalid" satisfies PlainCode)),
  is_visible: z.boolean(),
  has_cart: z.boolean(),
});
export type WhatsappCatalogueInput = z.infer<typeof WhatsappCatalogueInput>;

const path = "/channels/whatsapp/catalogue";

export const whatsappCatalogue = {
  get: endpoint({
    method: "GET",
    path,
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "The shop's catalogue at WhatsApp, and how far it is",
    reply: WhatsappCatalogueState,
  }),
  /** Asks WhatsApp for the catalogue, and tells it what customers see of it; 409 when it has been saved since. */
  save: endpoint({
    method: "PUT",
    path,
    access: "admin",
    summary: "Send the shop's products to a catalogue at WhatsApp, and choose what customers see of it",
    body: WhatsappCatalogueInput,
    reply: WhatsappCatalogueState,
    timeoutMs: 30_000,
    errors: [
      ...(["version_conflict", "whatsapp_not_connected", "catalogue_unknown", "provider_refused"] as const),
      "provider_silent",
    ],
  }),
  /** What WhatsApp refused is sent once more, with everything that changed. */
  push: endpoint({
    method: "POST",
    path: `${path}/push`,
    access: "admin",
    summary: "Send to WhatsApp's catalogue again what it refused",
    reply: Done,
    status: 200,
    errors: ["catalogue_missing"],
  }),
  /** Nothing is sent any more. What WhatsApp has stays there until somebody deletes it. */
  stop: endpoint({
    method: "DELETE",
    path,
    access: "admin",
    summary: "Send nothing to WhatsApp's catalogue any more",
    reply: Done,
  }),
};
