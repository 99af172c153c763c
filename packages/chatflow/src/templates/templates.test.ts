import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answerFrom } from "../../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../../test/example-shop.ts";
import { expectSendable } from "../../test/expect-sendable.ts";
import { samplesFolder } from "../../test/samples/read-samples.ts";
import { templateTalks } from "../../test/samples/template-talks.ts";
import { newChatState } from "../chat-state.ts";
import type { FlowRequest } from "../flow-requests.ts";
import { findFlowProblems } from "../problems/find-flow-problems.ts";
import { runConversation } from "../run-conversation.ts";
import { compareTurn } from "../saved/compare-talk.ts";
import { playTalk } from "../saved/play-talk.ts";
import { SavedTalk } from "../saved/saved-talk.ts";
import { type Trade, templateOf, trades } from "./templates.ts";

it.each(trades)("%s has no problems, whatever its staff speaks", (trade) => {
  for (const language of ["en", "sw"] as const) expect(findFlowProblems(templateOf(trade, language))).toEqual([]);
});

/** A customer: what they write or press, and what of it the staff and they themselves get to read. */
type Saved = { trade: Trade; language: "en" | "sw"; said: string[]; told: string | undefined; last: RegExp };
const order = {
  en: ["khanga", "Khanga ya Mwanza", "2", "Get order link"],
  sw: ["khanga", "Khanga ya Mwanza", "2", "Pata kiungo cha oda"],
};
const saved: Saved[] = [
  {
    trade: "food",
    language: "sw",
    said: ["Habari", "Chakula cha sherehe", "24/12", "hamsini", "50", "0712345678"],
    told: "Sherehe: watu 50, siku ya 2026-12-24, piga +255712345678",
    last: /Tutapiga \+255712345678 kuhusu watu 50/,
  },
  {
    trade: "food",
    language: "en",
    said: ["Hello", ...order.en, "Hot, now"],
    told: "Food: Hot, now",
    last: /https:\/\/mauzo\.example\/cart/,
  },
  {
    trade: "clothes",
    language: "sw",
    said: ["Habari", "Nisaidie saizi", "Ya kati"],
    told: undefined,
    last: /Sawa, Ya kati/,
  },
  {
    trade: "clothes",
    language: "sw",
    said: ["Habari", ...order.sw, "Hapana"],
    told: "Zawadi: Hapana",
    last: /https:\/\/mauzo\.example\/cart/,
  },
  {
    trade: "services",
    language: "en",
    said: ["Hello", "Ask for a quote", "Paint a house", "Mbezi", "+255 754 000 111"],
    told: "Quote wanted: Paint a house, Mbezi, call +255754000111",
    last: /We call \+255754000111/,
  },
  {
    trade: "salon",
    language: "sw",
    said: ["Habari", "Weka miadi", "kesho", "Asubuhi", "Neema"],
    told: "Miadi: Neema, 2026-11-28, Asubuhi",
    last: /Asante, Neema\. Tumeandika 2026-11-28/,
  },
  {
    trade: "pharmacy",
    language: "en",
    said: ["Hello", "My prescription", "Amoxicillin 500", "0622 333 444"],
    told: "Prescription: Amoxicillin 500, call +255622333444",
    last: /We look whether we have Amoxicillin 500/,
  },
  {
    trade: "agro",
    language: "sw",
    said: ["Habari", "Oda kubwa", "Mbegu za mahindi", "20", "Iringa"],
    told: "Oda kubwa: Mbegu za mahindi, 20, Iringa",
    last: /bei ya Mbegu za mahindi, 20, hadi Iringa/,
  },
];

it.each(saved)(
  "$trade goes on as it was written down, $language: $said.1",
  async ({ trade, language, said, told, last }) => {
    const answer = answerFrom(catalogue);
    const notes: string[] = [];
    const heard: string[] = [];
    let state = newChatState(language);
    for (const words of said) {
      const offer = state.offers.find(({ title }) => title === words);
      const input = offer ? ({ kind: "pick", id: offer.id } as const) : ({ kind: "text", text: words } as const);
      const facts = { ...shop, today: "2026-11-27" };
      const turn = await runConversation(
        templateOf(trade, language),
        state,
        input,
        facts,
        async (request: FlowRequest) => {
          if (request.kind === "notify") notes.push(request.note);
          return answer(request);
        },
      );
      for (const action of turn.actions) expectSendable(action);
      heard.push(JSON.stringify(turn.actions));
      state = turn.state;
    }
    expect(state.language).toBe(language);
    expect(notes).toEqual(told === undefined ? [] : [told]);
    expect(heard.at(-1)).toMatch(last);
  },
);

it.each(templateTalks)("$name goes as it was saved", async ({ name, trade, language }) => {
  const talk = SavedTalk.parse(JSON.parse(readFileSync(join(samplesFolder, "talks", `${name}.json`), "utf8")));
  const said = await playTalk(templateOf(trade, language), talk);
  expect(talk.heard.map((_, at) => compareTurn(talk.expected[at], said[at]))).toEqual(talk.heard.map(() => "same"));
  expect(said.every(({ says }) => says.length > 0)).toBe(true);
});

it("has saved conversations of every trade in both languages", () => {
  const of = new Set(templateTalks.map(({ trade, language }) => `${trade} ${language}`));
  expect(trades.flatMap((trade) => [`${trade} en`, `${trade} sw`]).filter((each) => !of.has(each))).toEqual([]);
});
