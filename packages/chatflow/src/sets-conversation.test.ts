import { expect, it } from "vitest";
import { answerFrom } from "../test/answer-from-catalogue.ts";
import { catalogue } from "../test/example-shop.ts";
import { startConversation } from "../test/start-conversation.ts";

const gifts = { id: "gifts", title: { en: "Gifts for Eid", sw: "Zawadi za Eid" } };
const conversationWith = (products: typeof catalogue) =>
  startConversation(answerFrom(catalogue, [], [{ ...gifts, products }]));

it("offers the shop's sets before its categories, and lists what is in one", async () => {
  const conversation = conversationWith(catalogue.toReversed());
  expect(await conversation.say("collections")).toContain("{Gifts for Eid - Collection}\n{");
  const shown = await conversation.tap("Gifts for Eid");
  expect(shown).toContain("# Gifts for Eid");
  expect(conversation.asked.at(-1)).toMatchObject({ kind: "set", id: "gifts", offset: 0 });
  const names = [...shown.matchAll(/^\{(.+?) - /gm)].map(([, name]) => name);
  expect(names).toEqual(catalogue.toReversed().map(({ name }) => name.replaceAll("*", "")));
  expect(await conversation.tap(catalogue[0]?.name ?? "")).toContain("How many would you like?");
});

it("speaks Swahili of them, and goes back to the list", async () => {
  const conversation = conversationWith(catalogue);
  await conversation.say("Habari");
  expect(await conversation.say("makundi maalum")).toContain("{Zawadi za Eid - Seti maalum}");
  expect(await conversation.tap("Zawadi za Eid")).toContain("# Zawadi za Eid");
});

it("goes on through a set that is longer than a list", async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    catalogue.slice(0, 1).map((one) => ({ ...one, id: `p${at}`, name: `Kanga ${at}` })),
  ).flat();
  const conversation = conversationWith(many);
  await conversation.say("products");
  const seen: string[] = [];
  let shown = await conversation.tap("Gifts for Eid");
  for (let pages = 0; pages < 5; pages++) {
    seen.push(...[...shown.matchAll(/\{(Kanga \d+) - /g)].map(([, name = ""]) => name));
    if (!shown.includes("{More - ")) break;
    shown = await conversation.tap("More");
  }
  expect(seen).toEqual(many.map(({ name }) => name));
});

it("says of a set what the shop says of it, on its first page", async () => {
  const body = { en: "Wrapped for you.\n*Any colour*", sw: "Tunafungasha." };
  const products = Array.from({ length: 25 }, (_, at) =>
    catalogue.slice(0, 1).map((one) => ({ ...one, id: `p${at}`, name: `Kanga ${at}` })),
  ).flat();
  const footer = { en: "Until Friday", sw: "Hadi Ijumaa" };
  const conversation = startConversation(answerFrom(catalogue, [], [{ ...gifts, body, footer, products }]));
  await conversation.say("products");
  const first = await conversation.tap("Gifts for Eid");
  expect(first).toContain("# Gifts for Eid\nWrapped for you.\nAny colour\n\nPick a product to order it.\n");
  expect(JSON.stringify(conversation.actions())).toContain('"footer":"Until Friday"');
  expect(await conversation.tap("More")).not.toContain("Wrapped for you.");
});

it("says all that the shop says of a set, where it is too long for the list's own bubble too", async () => {
  const en = `${"A gift. ".repeat(127)}Yours`;
  const long = startConversation(answerFrom(catalogue, [], [{ ...gifts, body: { en, sw: "" }, products: catalogue }]));
  await long.say("products");
  const [text, ...others] = (await long.tap("Gifts for Eid"), long.actions());
  expect(text).toEqual({ send_message: en });
  expect(others.at(-1)).toMatchObject({ send_button: { body: "Pick a product to order it." } });
});

it("lists what is in parts of a set under their titles, on each page of it", async () => {
  const parts = [
    { title: { en: "Cloth", sw: "Vitambaa" }, count: 5 },
    { title: { en: "To wear", sw: "Za kuvaa" }, count: 8 },
  ];
  const many = parts.flatMap(({ title, count }) =>
    Array.from({ length: count }, (_, at) =>
      catalogue.slice(0, 1).map((one) => ({ ...one, id: title.en + at, name: `${title.sw} ${at}`, section: title })),
    ).flat(),
  );
  const headings = (shown: string) =>
    [...shown.matchAll(/^(?:## (.+)|\{(.+?)(?: - .*)?\})$/gm)].map(([, title, row]) => title ?? `- ${row}`);
  const rows = (word: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `- ${word} ${from + at}`);
  const conversation = conversationWith(many);
  await conversation.say("products");
  const cloth = ["Cloth", ...rows("Vitambaa", 0, 5)];
  const first = [...cloth, "To wear", ...rows("Za kuvaa", 0, 3)];
  expect(headings(await conversation.tap("Gifts for Eid"))).toEqual([
    ...first,
    "Go on",
    "- More",
    "- Other categories",
  ]);
  const second = ["To wear", ...rows("Za kuvaa", 3, 8)];
  expect(headings(await conversation.tap("More"))).toEqual([...second, "Go on", "- Other categories"]);
});

it("says so when nothing of a set can be had", async () => {
  const conversation = conversationWith([]);
  await conversation.say("products");
  expect(await conversation.tap("Gifts for Eid")).toContain("There are no products here right now.");
});
