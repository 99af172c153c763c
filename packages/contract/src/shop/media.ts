import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { pictureErrors, uploadErrors } from "./upload-errors.ts";

export const mediaKinds = ["picture", "video", "audio", "document"] as const;

const megabyte = 1024 * 1024;
export const pictureMaxBytes = 10 * megabyte;
export const pictureMaxPixels = 40_000_000;
/** The limit for files other than pictures, and so the limit of any upload. */
export const mediaMaxBytes = 16 * megabyte;
/** The formats a picture may be uploaded in. It is stored as WebP in a few widths, without the camera's metadata. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** A file a shop has uploaded. */
export const MediaFile = z.object({
  id: Id,
  kind: z.enum(mediaKinds),
  /** The original file name, without a leading timestamp. */
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  /** null for files other than pictures. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type MediaFile = z.infer<typeof MediaFile>;

export const media = {
  upload: endpoint({
    method: "POST",
    path: "/media/uploads",
    access: { resource: "product", action: "update" },
    summary: "Upload a file; it is removed if unused for a day",
    query: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** The only kind accepted; a file found to be of another kind is refused. */
      kind: z.optional(z.enum(mediaKinds)),
    }),
    takesFile: true,
    timeoutMs: 300_000,
    reply: MediaFile,
    errors: [...uploadErrors, ...pictureErrors, "file_type_refused", "storage_full"],
  }),
  usage: endpoint({
    method: "GET",
    path: "/media/usage",
    access: "member",
    summary: "How much the shop has stored, and its limit",
    reply: z.object({ used_bytes: z.int(), quota_bytes: z.int() }),
  }),
  read: endpoint({
    method: "GET",
    path: "/media/:key/:file",
    access: "public",
    summary: "A file by its address",
    params: z.object({
      key: z.string().check(z.regex(/^[\w-]{32}$/)),
      file: z.string().check(z.regex(/^[a-z0-9]{1,12}\.[a-z0-9]{3,4}$/)),
    }),
    reply: z.unknown(),
  }),
};
