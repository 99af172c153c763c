import { products } from "@mauzo/contract/products";
import { type SetInput, sets } from "@mauzo/contract/sets";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, get } from "../../../test/endpoints.ts";
import { addProduct } from "../../../test/market.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { startVisitor } from "../../../test/visitor.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const none = { en: "", sw: "" };
const texts = { name: "Kundi", header: { en: "Gifts", sw: "Zawadi" }, body: none, footer: none };

it("the bot and the page show a shop's sets, without what customers cannot have", async () => {
  const shop = await openShop(stack);
  const add = async (name: string, more = {}) => (await addProduct(stack, shop, { name, ...more })).id;
  const shown = [await add("Kanga"), await add("Kikoi")];
  const gone = await add("Kofia");
  const ids = [await add("Taa", { stock: 0 }), ...shown.toReversed(), await add("Rasimu", { status: "draft" }), gone];
  await get(stack, products.archive, { params: { id: gone } }, shop);
  const create = (body: SetInput) => get(stack, sets.create, { body }, shop);
  const { id } = await create({ kind: "curated", ...texts, product_ids: ids });
  await create({ kind: "rule", ...texts, name: "Mpya", header: none, rule: { pick: "new_this_week" } });

  const visitor = startVisitor(stack, shop);
  expect((await visitor.say("collections")).text).toContain("{Mpya}\n{Gifts}\n{Home}");
  const rows = async (title: string) =>
    [...(await visitor.pick(title)).text.matchAll(/\{(.+?)\}/g)].map(([, row]) => row);
  expect(await rows("Gifts")).toEqual(["Kikoi", "Kanga", "Other categories"]);
  await visitor.pick("Other categories");
  expect(await rows("Mpya")).toEqual(["Kikoi", "Kanga", "Other categories"]);
  expect((await visitor.pick("Kikoi")).text).toContain("How many");

  const onPage = (slug: string) => ask(stack, sets.shown, { params: { slug, id } });
  const page = sets.shown.reply.parse((await onPage(shop.slug)).body);
  expect(page.title).toEqual(texts.header);
  expect(page.products.map(({ name }) => name)).toEqual(["Kikoi", "Kanga"]);
  const other = await openShop(stack);
  expect((await onPage(other.slug)).status).toBe(404);

  const late = startVisitor(stack, shop);
  await late.say("Habari");
  expect((await late.say("makundi maalum")).text).toContain("{Zawadi}");
  await get(stack, sets.archive, { params: { id } }, shop);
  expect((await late.pick("Zawadi")).text).not.toContain("Kikoi}");
  expect((await late.say("makundi maalum")).text).not.toContain("{Zawadi}");
  expect((await onPage(shop.slug)).status).toBe(404);
  const theirs = startVisitor(stack, other);
  expect((await theirs.say("collections")).text).not.toContain("Mpya");
});
