import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, optionalText, requiredText, Version } from "../shared.ts";

export const shortLinkLimits = { each: 200, name: 60, place: 40 } as const;

/** Pages of a shop that something may lead to. */
export const linkTargets = [
  z.strictObject({ kind: z.literal("shop") }),
  z.strictObject({ kind: z.literal("product"), id: Id }),
  z.strictObject({ kind: z.literal("set"), id: Id }),
] as const;
/** Where a link leads today. */
export const ShortLinkTarget = z.discriminatedUnion("kind", linkTargets);
export type ShortLinkTarget = z.infer<typeof ShortLinkTarget>;

export const ShortLink = z.object({
  id: Id,
  name: z.string(),
  /** Where it hangs or is said, such as "Counter"; may be empty. */
  place: z.string(),
  target: ShortLinkTarget,
  /** What is printed or sent; it stays the same whatever the link leads to. */
  url: z.string(),
  /** How often it was opened by people, all days together. */
  clicks: z.int(),
  created_at: Moment,
  updated_at: Moment,
  version: Version,
});
export type ShortLink = z.infer<typeof ShortLink>;

const fields = {
  name: requiredText(shortLinkLimits.name),
  place: z._default(optionalText(shortLinkLimits.place), ""),
  target: ShortLinkTarget,
};
export const NewShortLink = z.strictObject(fields);
export type NewShortLink = z.input<typeof NewShortLink>;
export const ShortLinkEdit = z.strictObject({ ...fields, version: Version });
export type ShortLinkEdit = z.input<typeof ShortLinkEdit>;

const read = { resource: "customers", action: "read" } as const;

export const shortLinks = {
  list: endpoint({
    method: "GET",
    path: "/short-links",
    access: read,
    summary: "The shop's short links, the newest first",
    reply: z.object({ items: z.array(ShortLink) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/short-links/:id",
    access: read,
    summary: "A short link",
    params: IdParams,
    reply: ShortLink,
  }),
  create: endpoint({
    method: "POST",
    path: "/short-links",
    access: "admin",
    summary: "Make a short link",
    body: NewShortLink,
    reply: ShortLink,
    errors: ["too_many_short_links", "short_link_target_gone"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/short-links/:id",
    access: "admin",
    summary: "Change a short link's name, place or where it leads. Its address stays",
    params: IdParams,
    body: ShortLinkEdit,
    reply: ShortLink,
    errors: ["version_conflict", "short_link_target_gone"],
  }),
  /** What is printed still leads to the shop's page, and is no longer counted. */
  remove: endpoint({
    method: "DELETE",
    path: "/short-links/:id",
    access: "admin",
    summary: "Archive a short link. It can be restored",
    params: IdParams,
    reply: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/short-links/:id/restore",
    access: "admin",
    summary: "Restore an archived short link",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["too_many_short_links"],
  }),
  /**
   * 302 to the page, without anything of who comes. Programs that say so are led on and not counted. Links of campaigns
   * lead on here, too.
   */
  follow: endpoint({
    method: "GET",
    path: "/l/:code",
    access: "public",
    summary: "Follow a short link",
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    /** `q` stands in the picture of a link: it was scanned, and not opened otherwise. */
    query: z.object({ q: z.optional(z.literal("")) }),
    reply: z.string(),
    errors: ["too_many_tries"],
  }),
};
