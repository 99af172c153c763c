import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, optionalText } from "../shared.ts";
import { mediaKinds } from "../shop/media.ts";
import { pictureErrors, uploadErrors } from "../shop/upload-errors.ts";

/** What WhatsApp takes below a picture. */
export const fileCaptionMax = 1024;

/**
 * A file that a customer sent. `waiting`: it is being fetched from WhatsApp. `refused`: it is not kept, `why` says for what:
 * its `kind` may do harm, its `size` is over the limit, or the shop's storage is `full`. `lost`: WhatsApp does not give it.
 */
export const ConversationFile = z.object({
  id: Id,
  kind: z.enum(mediaKinds),
  /** As its sender called it; empty if they did not. */
  name: z.string(),
  state: z.enum(["waiting", "here", "refused", "lost"]),
  why: z.nullable(z.enum(["kind", "size", "full"])),
  /** null until it is here; the size of a picture as it was sent. */
  bytes: z.nullable(z.int()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type ConversationFile = z.infer<typeof ConversationFile>;

/** What a customer sent over WhatsApp besides words; `unsupported`: something that is not shown here. */
export const heardKinds = [
  ...(["image", "video", "audio", "document", "sticker", "location", "contacts"] as const),
  ...(["reaction", "order", "form", "edit", "revoke", "system", "unsupported"] as const),
] as const;
export const HeardKind = z.enum(heardKinds);
export type HeardKind = z.infer<typeof HeardKind>;

export const conversationFiles = {
  send: endpoint({
    method: "POST",
    path: "/conversations/:id/files",
    access: { resource: "conversations", action: "create" },
    summary: "Send a customer a picture, film, recording or document as a member of the shop",
    params: IdParams,
    query: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      caption: z.optional(optionalText(fileCaptionMax)),
      /** As of a reply: the highest `seq` on the writer's screen. */
      seen: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
      /** As of a reply: the message that it answers. */
      reply_to: z.optional(Id),
    }),
    takesFile: true,
    timeoutMs: 300_000,
    reply: z.object({ seq: z.int() }),
    errors: [
      ...uploadErrors,
      ...pictureErrors,
      "file_kind_refused",
      "storage_full",
      "customer_on_whatsapp",
      "window_closed",
      "number_disconnected",
      "answered_meanwhile",
      "quoted_unknown",
    ],
  }),
  read: endpoint({
    method: "GET",
    path: "/conversation-files/:id",
    access: { resource: "conversations", action: "read" },
    summary: "A file of a conversation; pictures as WebP",
    params: IdParams,
    query: z.object({ large: z.optional(z.literal("yes")) }),
    reply: z.unknown(),
  }),
  /** Nothing happens to one that is here or on its way. */
  fetch: endpoint({
    method: "POST",
    path: "/conversation-files/:id/fetch",
    access: { resource: "conversations", action: "create" },
    summary: "Try again to fetch a file from WhatsApp that could not be had",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
