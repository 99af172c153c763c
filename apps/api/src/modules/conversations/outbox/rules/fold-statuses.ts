import type { InboundStatus } from "@mauzo/channels/whatsapp/read-status";
import { type OutboxState, rankOf, stateAfter } from "./outbox-state.ts";

const eventOf = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  // A voice note that was played was read.
  played: "read",
  failed: "undelivered",
} as const;

/** What is known of a part, as far as the provider tells it. */
export type Known = {
  state: OutboxState;
  externalId: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  failedAt: string | null;
  code: number | null;
  category: string | null;
  billable: boolean | null;
};

const timeOf = {
  sent: "sentAt",
  delivered: "deliveredAt",
  read: "readAt",
  played: "readAt",
  failed: "failedAt",
} as const;

/** A part after what the provider told, in any order: the state only rises, and each moment is kept as first told. */
export function foldStatuses(part: Known, told: readonly (InboundStatus & { at: string })[]): Known {
  const known = { ...part };
  for (const { status, wamid, code, category, billable, at } of told) {
    known.state = stateAfter(known.state, eventOf[status]);
    known.externalId ??= wamid;
    known[timeOf[status]] ??= at;
    if (status === "failed") known.code = code ?? known.code;
    known.category = category || known.category;
    known.billable = billable ?? known.billable;
  }
  return known;
}

const retryMs = [2_000, 10_000, 60_000, 600_000];
const longestRetryMs = 3_600_000;
/** For how long a status is kept that belongs to nothing we know. */
export const keptMs = 24 * 3_600_000;

/** When a status that belongs to nothing we know yet is looked at again. */
export const retryAfterMs = (tries: number): number => retryMs[tries] ?? longestRetryMs;

/** The worst of a message's parts: what people are shown as its state. */
export function worstState(states: readonly OutboxState[]): OutboxState | undefined {
  const failed = states.find((state) => state === "failed");
  return failed ?? states.toSorted((a, b) => rankOf[a] - rankOf[b])[0];
}
