export type OutboxState =
  | ("queued" | "sending" | "unknown" | "accepted" | "sent" | "delivered" | "read")
  | ("failed" | "withdrawn" | "lapsed");

/**
 * What can happen to a part. Of our own: `claimed` for a request, `accepted` or `refused` by its answer (`postponed`:
 * refused for now), `lost` without one, `withdrawn` or `lapsed` before it left. Of the provider, at any time, in any
 * order and more than once: `sent`, `delivered`, `read`, `undelivered`.
 */
export const outboxEvents = [
  ...(["claimed", "accepted", "postponed", "refused", "lost", "withdrawn", "lapsed"] as const),
  ...(["sent", "delivered", "read", "undelivered"] as const),
] as const;
export type OutboxEvent = (typeof outboxEvents)[number];

/**
 * How much is known of a part. A failure is above `sent`, which may be told late, and below `delivered`: whatever was
 * told before, the customer has it.
 */
export const rankOf: Readonly<Record<OutboxState, number>> = {
  queued: 0,
  sending: 1,
  unknown: 2,
  withdrawn: 2,
  lapsed: 2,
  accepted: 3,
  sent: 4,
  failed: 5,
  delivered: 6,
  read: 7,
};

const told: Partial<Readonly<Record<OutboxEvent, OutboxState>>> = {
  accepted: "accepted",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  undelivered: "failed",
};

/** Only from these states, whatever the rank. */
const only: Partial<Readonly<Record<OutboxEvent, { from: readonly OutboxState[]; to: OutboxState }>>> = {
  claimed: { from: ["queued"], to: "sending" },
  withdrawn: { from: ["queued"], to: "withdrawn" },
  lapsed: { from: ["queued"], to: "lapsed" },
  lost: { from: ["sending"], to: "unknown" },
  // Refused for now: it certainly did not leave. Once it counted as lost it never waits to be sent again.
  postponed: { from: ["sending"], to: "queued" },
};

/**
 * The state of a part after an event; the same if the event changes nothing. Its rank only rises, but for a part that was
 * refused for now. The answer to a request says nothing of a part that nobody sends.
 */
export function stateAfter(state: OutboxState, event: OutboxEvent): OutboxState {
  const step = only[event];
  if (event === "refused" || (event === "postponed" && state === "unknown"))
    return state === "sending" || state === "unknown" ? "failed" : state;
  if (step) return step.from.includes(state) ? step.to : state;
  const next = told[event] ?? state;
  return rankOf[next] > rankOf[state] ? next : state;
}
