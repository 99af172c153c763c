import { expect, it } from "vitest";
import { answerFrom } from "../../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../../test/example-shop.ts";
import { newChatState } from "../chat-state.ts";
import { defaultFlow } from "../default-flow.ts";
import { addAnswer, addWords } from "../edit/edit-flow.ts";
import { findFlowProblems, flowErrors } from "../problems/find-flow-problems.ts";
import { runConversation } from "../run-conversation.ts";
import { isNear } from "../text/alike/is-near.ts";

const answers = answerFrom(catalogue);

/** Says these one after the other. @returns of each whether it was understood, and where the conversation stands */
async function talk(flow: typeof defaultFlow, ...said: string[]) {
  let state = newChatState("sw");
  const heard: [boolean, string][] = [];
  for (const text of said) {
    const turn = await runConversation(flow, state, { kind: "text", text }, shop, async (ask) => answers(ask));
    state = turn.state;
    heard.push([!turn.notUnderstood, state.node]);
  }
  return heard;
}

it("tells what a flow had nothing to say to, also as the first message, and not what it answered", async () => {
  const said = await talk(defaultFlow, "Habari", "kutuma mikoani kwa basi", "kikapu", "shati", "asante");
  expect(said.map(([isUnderstood]) => isUnderstood)).toEqual([true, false, true, true, true]);
  expect(said[1]?.[1]).toBe("greeting");
  expect((await talk(defaultFlow, "kutuma mikoani kwa basi"))[0]?.[0]).toBe(false);
  expect((await talk(defaultFlow, "👍", "mna pikipiki?")).map(([isUnderstood]) => isUnderstood)).toEqual([true, true]);
});

const answer = { id: "by-bus", kind: "message" as const, text: { en: "By bus", sw: "Kwa basi" } };
const sentence = "kutuma mikoani kwa basi";
const led = addAnswer(defaultFlow, answer, [sentence]);

it.each([
  ["as it was written", sentence],
  ["in capitals, with accents and signs", "Kutuma MIKOANI kwa básii!!"],
  ["with courtesies around it", "Samahani, kutuma mikoani kwa basi tafadhali"],
  ["with a letter too few", "kutuma mikoni kwa basi"],
  ["with two letters that changed places", "kutuma mikoain kwa basi"],
])("knows a sentence that became a keyword %s", async (_, said) => {
  for (const before of [[], ["Habari"], ["Habari", "bidhaa"]]) {
    const heard = await talk(led, ...before, said);
    expect(heard.at(-1)?.[0]).toBe(true);
  }
  expect((await talk(led, said)).at(-1)).toEqual([true, "greeting"]);
});

it("takes no other word for a keyword: not a short one, not another first letter, not a product's name", async () => {
  for (const said of ["kapi", "nikapu", "zsante"])
    expect((await talk(defaultFlow, "Habari", said)).at(-1)?.[0]).toBe(false);
  const beside = addWords(defaultFlow, "cart", ["shatii sana", "shatu"]);
  expect((await talk(beside, "Habari", "shati")).at(-1)).toEqual([true, "products"]);
});

it("takes no answer to a question for a misspelt keyword", async () => {
  const flow = addWords(defaultFlow, "cart", ["smalls", "smallish", "nyuma yangu"]);
  for (const said of ["smalll", "nyama yangu"]) {
    const heard = await talk(flow, "Habari", "shati", "1", said);
    expect(heard.slice(-2)).toEqual([
      [true, "variants"],
      [false, "variants"],
    ]);
  }
  expect((await talk(flow, "Habari", "nyama yangu")).at(-1)?.[0]).toBe(true);
});

it.each([
  ["kutuma mikoani", "kutuma mkoani", true],
  ["gift wrapping", "gift wraping", true],
  ["kikapu", "kikpau", true],
  ["mimi nitakuja", "mimi sitakuja", false],
  ["mimi nitakuja", "mimi itakuja", false],
  ["nitakuja", "sitakuja", false],
  ["nyama", "nyuma", false],
])("%s and %s are one but for a slip of the pen: %s", (one, other, expected) => {
  expect([isNear(one, other), isNear(other, one)]).toEqual([expected, expected]);
});

it("adds words beside those there are, and says where two lead apart", () => {
  expect(flowErrors(led)).toEqual([]);
  expect(findFlowProblems(addWords(led, "by-bus", ["basi"]))).toEqual([]);
  expect(addWords(led, "by-bus", ["basi"]).keywords.at(-1)?.words).toEqual([sentence, "basi"]);
  expect(addWords(led, "nobody", ["basi"])).toBe(led);
  expect(addWords(led, "cart", ["x".repeat(41), " "])).toBe(led);
  expect(findFlowProblems(addWords(led, "cart", ["KUTUMA mikoani kwa basi"]))).toEqual([
    { level: "warning", node: "by-bus", code: "keyword_twice", word: sentence },
  ]);
  let full = led;
  for (let index = 0; index < 90; index += 1) full = addWords(full, "by-bus", [`neno ${index}`]);
  expect(full.keywords.filter(({ to }) => to === "by-bus").map(({ words }) => words.length)).toEqual([40, 40, 11]);
});
