/** The facts that an endpoint may ask for: each is told under the name that it has in the house. */
export const webhookEvents = [
  ...(["order.placed", "order.moved", "order.edited", "order.paid", "order.refunded"] as const),
  ...(["stock.changed", "customer.changed", "conversation.opened"] as const),
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** What is told to an endpoint: a fact, or a test that somebody of the shop sends. */
export const webhookMessages = [...webhookEvents, "webhook.test"] as const;
export type WebhookMessage = (typeof webhookMessages)[number];

/** Why nothing is sent to an endpoint: somebody wants it so, it said that it is gone (410), or it failed for days. */
export const webhookPauses = ["person", "gone", "failing"] as const;
export type WebhookPause = (typeof webhookPauses)[number];

/** `failed`: every try of its schedule failed. `skipped`: its endpoint was paused or removed. */
export const webhookStates = ["waiting", "sent", "failed", "skipped"] as const;
export type WebhookState = (typeof webhookStates)[number];

/**
 * Why there was no answer, or none that counts. `unreachable`: nobody is at the address, or it is not one of the public
 * internet; which of the two is never said. `cut`: the connection ended early. `body_gone`: what it said was deleted.
 */
export const webhookProblems = ["unreachable", "tls", "timeout", "cut", "refused", "redirected", "body_gone"] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** How many endpoints a shop may have, and how long what is written of one may be. */
export const webhookLimits = { endpoints: 10, url: 500, description: 80 } as const;
/** For how long a secret that was replaced still signs beside the new one. */
export const secretOverlapHours = 24;
/** After so many days without a success an endpoint is paused. */
export const failingDays = 5;
