import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Id, IdParams, optionalText, Version } from "../shared.ts";
import { staffReplyMax } from "./staff-replies.ts";

export const cannedLimits = { each: 200, shortcut: 24, text: staffReplyMax } as const;

/** What a reply may have in braces, filled in from the conversation when it is chosen. */
export const cannedFields = ["name", "shop", "order"] as const;
export type CannedField = (typeof cannedFields)[number];

const shape = {
  /** What is typed after the slash. */
  shortcut: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(cannedLimits.shortcut),
      z.regex(/^[a-z0-9][a-z0-9_-]*$/, "shortcut_invalid" satisfies PlainCode),
    ),
  /** The words in each language; where the customer's is empty, the other is used. */
  en: optionalText(cannedLimits.text),
  sw: optionalText(cannedLimits.text),
};
const isWritten = z.refine<{ en: string; sw: string }>(
  ({ en, sw }) => en !== "" || sw !== "",
  "canned_text_missing" satisfies PlainCode,
);

/** Words that staff write often, ready in both languages. */
export const CannedReply = z.object({
  id: Id,
  shortcut: z.string(),
  en: z.string(),
  sw: z.string(),
  version: Version,
});
export type CannedReply = z.infer<typeof CannedReply>;

export const NewCannedReply = z.strictObject(shape).check(isWritten);
export type NewCannedReply = z.input<typeof NewCannedReply>;
export const CannedReplyEdit = z.strictObject({ ...shape, version: Version }).check(isWritten);
export type CannedReplyEdit = z.input<typeof CannedReplyEdit>;

const may = (action: "read" | "create" | "update" | "delete") => ({ resource: "conversations", action }) as const;

export const cannedReplies = {
  list: endpoint({
    method: "GET",
    path: "/canned-replies",
    access: may("read"),
    summary: "The shop's canned replies, by their shortcuts",
    reply: z.object({ items: z.array(CannedReply) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/canned-replies",
    access: may("create"),
    summary: "Save a canned reply",
    body: NewCannedReply,
    reply: CannedReply,
    errors: ["shortcut_taken", "too_many_canned"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/canned-replies/:id",
    access: may("update"),
    summary: "Change a canned reply",
    params: IdParams,
    body: CannedReplyEdit,
    reply: CannedReply,
    errors: ["version_conflict", "shortcut_taken"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/canned-replies/:id",
    access: may("delete"),
    summary: "Delete a canned reply",
    params: IdParams,
    reply: Done,
  }),
};
