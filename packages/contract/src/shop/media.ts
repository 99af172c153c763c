import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";

export const mediaKinds = ["picture", "video", "audio", "document"] as const;

const megabyte = 1024 * 1024;
export const pictureMaxBytes = 10 * megabyte;
export const pictureMaxPixels = 40_000_000;
/** The most of anything that is no picture, and so the most one upload may send. */
export const mediaMaxBytes = 16 * megabyte;
/** What a picture may come as. It is kept as WebP in a few widths, without what the camera wrote into it. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** A file a shop has uploaded. */
export const Medium = z.object({
  id: Id,
  kind: z.enum(mediaKinds),
  /** What the file was called, without a leading timestamp. */
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  /** null for what is no picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Medium = z.infer<typeof Medium>;

export const media = {
  upload: endpoint({
    method: "POST",
    path: "/media/uploads",
    access: { resource: "product", action: "update" },
    summary: "Upload a file; unused after a day, it is removed",
    query: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** The one kind that is wanted; a file found to be of another is refused. */
      kind: z.optional(z.enum(mediaKinds)),
    }),
    takesFile: true,
    reply: Medium,
  }),
  usage: endpoint({
    method: "GET",
    path: "/media/usage",
    access: "member",
    summary: "How much the shop has stored, and how much it may",
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
