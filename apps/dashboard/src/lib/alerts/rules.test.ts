import type { Conversation } from "@mauzo/contract/conversations/conversations";
import { expect, it } from "vitest";
import { knownWith, newlyWritten } from "./rules.ts";

const me = "me";
const base: Conversation = {
  ...{ id: "a", channel: "web", customer: null, phone: null, language: "sw", status: "open", answered_by: "person" },
  ...{ assignee: { id: me, name: "Neema" }, bot_resumes: "closing", bot_resumes_at: null, reason: null },
  ...{ preview: "Upo?", preview_from: "customer", last_at: "2026-11-28T02:00:00.000Z" },
  waiting_since: "2026-11-28T02:00:00.000Z",
  ...{
    window_until: null,
    unread: true,
    mentioned: false,
    has_order: false,
    reply_way: "here",
    turn: 1,
    last_seq: 5,
    seen_seq: 0,
  },
};
const known = new Map([["a", 4]]);

it.each([
  ["in one's own", {}, 1],
  ["in nobody's", { assignee: null, answered_by: "nobody" }, 1],
  ["in a colleague's", { assignee: { id: "other", name: "Asha" } }, 0],
  ["to the bot", { answered_by: "bot", assignee: null }, 0],
  ["and was answered since", { preview_from: "person", waiting_since: null }, 0],
  ["who asked the bot for a person", { preview_from: "bot", assignee: null, answered_by: "nobody" }, 1],
  ["nothing since", { last_seq: 4 }, 0],
  ["for the first time", { id: "b", last_seq: 1 }, 1],
] as const)("tells of a customer who writes %s", (_, change, count) =>
  expect(newlyWritten(known, [{ ...base, ...change }], me)).toHaveLength(count),
);

it("tells of nothing that waited before the page was opened, and of each message once", () => {
  expect(newlyWritten(undefined, [base], me)).toEqual([]);
  expect(newlyWritten(knownWith(known, [base]), [base], me)).toEqual([]);
  expect(newlyWritten(knownWith(undefined, []), [base], me)).toEqual([base]);
});
