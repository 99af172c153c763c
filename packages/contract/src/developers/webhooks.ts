import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Id, IdParams, Moment, maxUtf16Length, optionalText, Version } from "../shared.ts";
import { webhookEvents, webhookLimits, webhookPauses } from "./webhook-kinds.ts";

/** An endpoint of a shop. What signs its messages is shown once: after that only its last four characters are. */
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  secret_ends: z.string(),
  /** Until when the secret before still signs as well. */
  previous_secret_until: z.nullable(Moment),
  /** Why nothing is sent there; null: it is. */
  paused: z.nullable(z.enum(webhookPauses)),
  /** Since when every try failed. */
  failing_since: z.nullable(Moment),
  created_at: Moment,
  version: Version,
});
export type Webhook = z.infer<typeof Webhook>;
/** With the secret: in the answer to who makes it, and never again. */
export const WebhookWithSecret = z.extend(Webhook, { secret: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
const fields = {
  url: z
    .string()
    .check(
      z.trim(),
      ...maxUtf16Length(webhookLimits.url),
      z.refine(isWebAddress, { error: "webhook_url_invalid" satisfies PlainCode }),
    ),
  description: z._default(optionalText(webhookLimits.description), ""),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
};
export const NewWebhook = z.strictObject(fields);
export type NewWebhook = z.output<typeof NewWebhook>;
export const WebhookEdit = z.strictObject({ ...fields, version: Version });
export type WebhookEdit = z.output<typeof WebhookEdit>;

export const webhooks = {
  list: endpoint({
    method: "GET",
    path: "/webhook-endpoints",
    access: "admin",
    summary: "The addresses to which the shop has told what happens, oldest first",
    reply: z.object({ items: z.array(Webhook) }),
  }),
  /** The answer is the only one with the secret. */
  create: endpoint({
    method: "POST",
    path: "/webhook-endpoints",
    access: "admin",
    summary: "Have what happens in the shop told to an address",
    body: NewWebhook,
    reply: WebhookWithSecret,
    stepUp: true,
    timeoutMs: 20_000,
    errors: ["webhook_unreachable", "too_many_webhooks"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/webhook-endpoints/:id",
    access: "admin",
    summary: "Change the address of a webhook, or what is told to it",
    params: IdParams,
    body: WebhookEdit,
    reply: Webhook,
    stepUp: true,
    timeoutMs: 20_000,
    errors: ["webhook_unreachable", "version_conflict"],
  }),
  /** The secret before signs beside the new one for a day, so that no message is refused meanwhile. */
  rotate: endpoint({
    method: "POST",
    path: "/webhook-endpoints/:id/rotate",
    access: "admin",
    summary: "Replace the secret of a webhook",
    params: IdParams,
    reply: WebhookWithSecret,
    status: 200,
    stepUp: true,
  }),
  /** What waits is skipped, and what happens meanwhile is too: both may be sent by hand later. */
  pause: endpoint({
    method: "POST",
    path: "/webhook-endpoints/:id/pause",
    access: "admin",
    summary: "Send nothing to a webhook for now",
    params: IdParams,
    reply: Webhook,
    status: 200,
  }),
  resume: endpoint({
    method: "POST",
    path: "/webhook-endpoints/:id/resume",
    access: "admin",
    summary: "Send to a paused webhook again",
    params: IdParams,
    reply: Webhook,
    status: 200,
  }),
  /** Also while it is paused. */
  test: endpoint({
    method: "POST",
    path: "/webhook-endpoints/:id/test",
    access: "admin",
    summary: "Send a test to a webhook",
    params: IdParams,
    reply: z.object({ id: Id }),
    errors: ["too_many_webhook_tests"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/webhook-endpoints/:id",
    access: "admin",
    summary: "Delete a webhook. It can be restored for a month",
    params: IdParams,
    reply: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/webhook-endpoints/:id/restore",
    access: "admin",
    summary: "Restore a deleted webhook",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["too_many_webhooks"],
  }),
};
