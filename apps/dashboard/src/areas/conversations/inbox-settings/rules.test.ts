import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { expect, it } from "vitest";
import { forgetsMore, toForm, toInput } from "./rules.ts";

const words = { en: "A person", sw: "Mtu" };
const saved: InboxSettings = {
  ...{ version: 3, bot_resumes: 45, assign: "turn", forget_months: 12, person_words: words, bot_words: words },
};

it("reads back what it shows", () => {
  for (const bot_resumes of [45, "closing", "never"] as const)
    for (const forget_months of [null, 36]) {
      const each = { ...saved, bot_resumes, forget_months };
      expect(toInput(toForm(each), each)).toEqual(each);
    }
});

it.each([
  [null, "", false],
  [null, "36", true],
  [12, "", false],
  [12, "12", false],
  [12, "24", false],
  [12, "6", true],
] as const)("asks before conversations go that would have stayed: %s to %s", (before, months, asks) => {
  const form = { ...toForm(saved), forget_months: months };
  expect(forgetsMore(form, { ...saved, forget_months: before })).toBe(asks);
});
