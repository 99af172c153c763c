import { expect, it } from "vitest";
import { answerFrom } from "../test/catalogue.ts";
import { catalogue } from "../test/shop.ts";
import { startTalk } from "../test/talk.ts";

const gifts = { id: "gifts", title: { en: "Gifts for Eid", sw: "Zawadi za Eid" } };
const talkWith = (products: typeof catalogue) => startTalk(answerFrom(catalogue, [], [{ ...gifts, products }]));

it("offers the shop's sets before its categories, and lists what is in one", async () => {
  const talk = talkWith(catalogue.toReversed());
  expect(await talk.say("collections")).toContain("{Gifts for Eid - Collection}\n{");
  const shown = await talk.tap("Gifts for Eid");
  expect(shown).toContain("# Gifts for Eid");
  expect(talk.asked.at(-1)).toMatchObject({ kind: "set", id: "gifts", offset: 0 });
  const names = [...shown.matchAll(/^\{(.+?) - /gm)].map(([, name]) => name);
  expect(names).toEqual(catalogue.toReversed().map(({ name }) => name.replaceAll("*", "")));
  expect(await talk.tap(catalogue[0]?.name ?? "")).toContain("How many would you like?");
});

it("speaks Swahili of them, and goes back to the list", async () => {
  const talk = talkWith(catalogue);
  await talk.say("Habari");
  expect(await talk.say("makundi maalum")).toContain("{Zawadi za Eid - Kundi maalum}");
  expect(await talk.tap("Zawadi za Eid")).toContain("# Zawadi za Eid");
});

it("goes on through a set that is longer than a list", async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    catalogue.slice(0, 1).map((one) => ({ ...one, id: `p${at}`, name: `Kanga ${at}` })),
  ).flat();
  const talk = talkWith(many);
  await talk.say("products");
  const seen: string[] = [];
  let shown = await talk.tap("Gifts for Eid");
  for (let pages = 0; pages < 5; pages++) {
    seen.push(...[...shown.matchAll(/\{(Kanga \d+) - /g)].map(([, name = ""]) => name));
    if (!shown.includes("{More - ")) break;
    shown = await talk.tap("More");
  }
  expect(seen).toEqual(many.map(({ name }) => name));
});

it("says so when nothing of a set can be had", async () => {
  const talk = talkWith([]);
  await talk.say("products");
  expect(await talk.tap("Gifts for Eid")).toContain("There are no products here right now.");
});
