import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outboxStates } from "../../../../db/schema/conversations/outbox.ts";
import { foldStatuses, type Known, worstState } from "./fold-statuses.ts";
import { outboxEvents, rankOf, stateAfter } from "./outbox-state.ts";

const pairs = outboxStates.flatMap((state) => outboxEvents.map((event) => [state, event] as const));

/** What each event changes; everything else leaves the state as it is. */
const changes: Record<string, string> = {
  "queued claimed": "sending",
  "queued withdrawn": "withdrawn",
  "queued lapsed": "lapsed",
  "sending postponed": "queued",
  "sending refused": "failed",
  "sending lost": "unknown",
  // It counted as lost, so it never waits again.
  "unknown postponed": "failed",
  "unknown refused": "failed",
  ...Object.fromEntries(
    ["queued", "sending", "unknown", "withdrawn", "lapsed"].flatMap((state) => [
      [`${state} accepted`, "accepted"],
      [`${state} sent`, "sent"],
      [`${state} delivered`, "delivered"],
      [`${state} read`, "read"],
      [`${state} undelivered`, "failed"],
    ]),
  ),
  "accepted sent": "sent",
  "accepted delivered": "delivered",
  "accepted read": "read",
  "accepted undelivered": "failed",
  "sent delivered": "delivered",
  "sent read": "read",
  "sent undelivered": "failed",
  // The customer has it after all.
  "failed delivered": "delivered",
  "failed read": "read",
  "delivered read": "read",
};

describe("a part", () => {
  it.each(pairs)("that is %s, after %s", (state, event) => {
    expect(stateAfter(state, event)).toBe(changes[`${state} ${event}`] ?? state);
  });

  it("only rises, but for one that was refused for now", () => {
    for (const [state, event] of pairs) {
      const after = stateAfter(state, event);
      if (event !== "postponed") expect(rankOf[after]).toBeGreaterThanOrEqual(rankOf[state]);
      expect(stateAfter(after, event), `${state} ${event} twice`).toBe(
        state === "sending" && event === "postponed" ? "queued" : stateAfter(after, event),
      );
    }
  });

  it("ends the same in whatever order, and however often, it is told", () => {
    const told = fc.constantFrom(...(["sent", "delivered", "read", "undelivered"] as const));
    const start = fc.constantFrom(...outboxStates);
    fc.assert(
      fc.property(start, fc.array(told, { maxLength: 8 }), fc.integer(), (state, events, seed) => {
        const shuffled = events.toSorted((a, b) => (a + seed < b + seed ? -1 : 1)).toReversed();
        expect(shuffled.reduce(stateAfter, state)).toBe(events.reduce(stateAfter, state));
      }),
    );
  });
});

const nothing: Known = {
  ...{ state: "accepted", externalId: "wamid.1", sentAt: null, deliveredAt: null, readAt: null, failedAt: null },
  ...{ code: null, category: null, billable: null },
};
const status = {
  ...{ wamid: "wamid.1", outboxId: null, providerAt: null, waId: null, bsuid: null, code: null, reason: "" },
  ...{ billable: null, category: "", entryUntil: null },
};

it("keeps each moment as it was first told, and why it failed", () => {
  const known = foldStatuses(nothing, [
    { ...status, status: "failed", code: 131026, at: "2026-11-26T10:00:00.000Z" },
    { ...status, status: "read", at: "2026-11-26T10:00:02.000Z" },
    { ...status, status: "delivered", billable: true, category: "utility", at: "2026-11-26T10:00:01.000Z" },
    { ...status, status: "played", at: "2026-11-26T10:00:09.000Z" },
  ]);
  expect(known).toEqual({
    ...{ state: "read", externalId: "wamid.1", sentAt: null, code: 131026, category: "utility", billable: true },
    ...{ deliveredAt: "2026-11-26T10:00:01.000Z", readAt: "2026-11-26T10:00:02.000Z" },
    failedAt: "2026-11-26T10:00:00.000Z",
  });
});

it("shows the worst part of a message", () => {
  expect(worstState(["read", "failed", "queued"])).toBe("failed");
  expect(worstState(["read", "delivered", "sending"])).toBe("sending");
  expect(worstState([])).toBeUndefined();
});
