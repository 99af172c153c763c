import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, Id, IdParams, Moment, optionalText, PageQuery, page } from "../shared.ts";
import { webhookMessages, webhookPauses, webhookProblems, webhookStates } from "./webhook-kinds.ts";

/** Something that was told to an endpoint, or is to be. */
export const WebhookDelivery = z.object({
  id: Id,
  webhook: z.object({
    id: Id,
    url: z.string(),
    description: z.string(),
    paused: z.nullable(z.enum(webhookPauses)),
    removed: z.boolean(),
  }),
  event: z.enum(webhookMessages),
  order: z.nullable(z.object({ id: Id, number: z.string() })),
  state: z.enum(webhookStates),
  /** How often it was tried. */
  attempts: z.int(),
  /** How the last try ended: what was answered, and why that does not count or why there was no answer. */
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(webhookProblems)),
  /** When it is tried next. */
  due_at: z.nullable(Moment),
  at: Moment,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Headers = z.record(z.string(), z.string());
export const WebhookAttempt = z.object({
  id: Id,
  url: z.string(),
  at: Moment,
  ms: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(webhookProblems)),
  headers: Headers,
  answer_headers: Headers,
  /** The beginning of what was answered; null: nothing was, or it was deleted since. */
  answer: z.nullable(z.string()),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** With each try, the newest first. */
export const WebhookDeliveryDetail = z.extend(WebhookDelivery, {
  /** What is sent, to the byte; null: it was deleted after a week. */
  body: z.nullable(z.string()),
  tried: z.array(WebhookAttempt),
});
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

const filters = {
  state: z.optional(z.enum(webhookStates)),
  event: z.optional(z.enum(webhookMessages)),
  webhook: z.optional(Id),
  /** The number of an order, or the id of a message. */
  search: z.optional(optionalText(80)),
  /** Days of the shop, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
};
const Filters = z.object(filters);
/** By what the log may be narrowed. */
export type DeliveryQuery = z.input<typeof Filters>;

export const webhookDeliveries = {
  list: endpoint({
    method: "GET",
    path: "/webhook-deliveries",
    access: "admin",
    summary: "What was told to the shop's webhooks, newest first",
    query: z.extend(PageQuery, filters),
    reply: page(WebhookDelivery),
  }),
  get: endpoint({
    method: "GET",
    path: "/webhook-deliveries/:id",
    access: "admin",
    summary: "A message to a webhook, with each try",
    params: IdParams,
    reply: WebhookDeliveryDetail,
  }),
  /** Once more now; when that fails, by the schedule. The receiver knows it by the same id. */
  resend: endpoint({
    method: "POST",
    path: "/webhook-deliveries/:id/resend",
    access: "admin",
    summary: "Send a message to a webhook again",
    params: IdParams,
    reply: WebhookDelivery,
    status: 200,
    errors: ["webhook_paused", "webhook_deleted", "webhook_body_gone", "webhook_under_way", "too_many_webhook_tests"],
  }),
};
