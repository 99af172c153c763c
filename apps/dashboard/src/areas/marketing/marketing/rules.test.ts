import type { CampaignState } from "@mauzo/contract/marketing/campaign-states";
import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { expect, it } from "vitest";
import { groupsOf } from "./rules.ts";

const none = { text: "", fallback: "" };
const at = "2026-11-27T08:00:00.000Z";
const campaign = (id: string, state: CampaignState): Campaign => ({
  ...{
    id,
    channel: "sms",
    name: id,
    message: { en: none, sw: none },
    state,
    paused: null,
    plan_id: null,
    connection_id: null,
  },
  audience: {
    ...{ everyone: true, segments: [], tags: [], match: "any", not_within_days: null, numbers: [] },
    unknown_numbers: 0,
  },
  ...{ template: null, link: { kind: "shop" }, clicks: 0, clicked: 0, hold_out_percent: 0 },
  ...{ part_price: null, quoted: null, spent: { minor: 0, currency: "TZS" }, starts_at: null, waits_until: null },
  counts: { prepared: 0, sending: 0, unknown: 0, sent: 0, delivered: 0, read: 0, failed: 0, skipped: 0 },
  ...{ ended_at: null, by: "Asha", created_at: at, version: 1 },
});

it("shows all that is under way once, and of what is over and of the drafts the newest three", () => {
  const states = ["draft", "sending", "done", "paused", "stopped", "scheduled", "done", "done"] as const;
  const newest = states.map((state, index) => campaign(String(index), state));
  const shown = groupsOf(newest, [campaign("1", "sending"), campaign("8", "sending")]);
  expect(shown.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ["runningTitle", ["1", "3", "8"]],
    ["plannedTitle", ["5"]],
    ["overTitle", ["2", "4", "6"]],
    ["draftsTitle", ["0"]],
  ]);
});
