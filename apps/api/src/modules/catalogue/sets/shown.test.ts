import { products } from "@mauzo/contract/catalogue/products";
import { type SetInput, sets } from "@mauzo/contract/catalogue/sets";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const none = { en: "", sw: "" };
const named = (name: string) => expect.objectContaining({ name });
const texts = { name: "Kundi", header: { en: "Gifts", sw: "Zawadi" }, body: none, footer: none };

it("the bot and the page show a shop's sets, without what customers cannot have", async () => {
  const shop = await openShop(stack);
  const add = async (name: string, more = {}) => (await addProduct(stack, shop, { name, ...more })).id;
  const shown = [await add("Kanga"), await add("Kikoi")];
  const gone = await add("Kofia");
  const ids = [await add("Taa", { stock: 0 }), ...shown.toReversed(), await add("Rasimu", { status: "draft" }), gone];
  await call(stack, products.archive, { params: { id: gone } }, shop);
  const create = (body: SetInput) => call(stack, sets.create, { body }, shop);
  const { id } = await create({ kind: "curated", ...texts, product_ids: ids });
  await create({ kind: "rule", ...texts, name: "Mpya", header: none, rule: { pick: "new_this_week" } });

  const visitor = startChatVisitor(stack, shop);
  expect((await visitor.say("collections")).text).toContain("{Mpya}\n{Gifts}\n{Home}");
  const rows = async (title: string) =>
    [...(await visitor.pick(title)).text.matchAll(/\{(.+?)\}/g)].map(([, row]) => row);
  expect(await rows("Gifts")).toEqual(["Kikoi", "Kanga", "Other categories"]);
  await visitor.pick("Other categories");
  expect(await rows("Mpya")).toEqual(["Kikoi", "Kanga", "Other categories"]);
  expect((await visitor.pick("Kikoi")).text).toContain("How many");

  const onPage = (slug: string) => request(stack, sets.shown, { params: { slug, id } });
  const page = sets.shown.reply.parse((await onPage(shop.slug)).body);
  expect(page.title).toEqual(texts.header);
  expect(page.sections).toEqual([{ title: none, products: [named("Kikoi"), named("Kanga")] }]);
  const other = await openShop(stack);
  expect((await onPage(other.slug)).status).toBe(404);

  const late = startChatVisitor(stack, shop);
  await late.say("Habari");
  expect((await late.say("makundi maalum")).text).toContain("{Zawadi}");
  await call(stack, sets.archive, { params: { id } }, shop);
  expect((await late.pick("Zawadi")).text).not.toContain("Kikoi}");
  expect((await late.say("makundi maalum")).text).not.toContain("{Zawadi}");
  expect((await onPage(shop.slug)).status).toBe(404);
  const theirs = startChatVisitor(stack, other);
  expect((await theirs.say("collections")).text).not.toContain("Mpya");
});

it("of a set in sections the bot and the page show those in which something can be had, under their titles", async () => {
  const shop = await openShop(stack);
  const add = async (name: string, more = {}) => (await addProduct(stack, shop, { name, ...more })).id;
  const sections = [
    { title: { en: "Cloth", sw: "Vitambaa" }, product_ids: [await add("Kanga"), await add("Taa", { stock: 0 })] },
    { title: { en: "Later", sw: "Baadaye" }, product_ids: [await add("Rasimu", { status: "draft" })] },
    { title: { en: "To wear", sw: "Za kuvaa" }, product_ids: [await add("Kofia"), await add("Gauni")] },
  ];
  const { id } = await call(stack, sets.create, { body: { kind: "template", ...texts, sections } }, shop);
  const shown = await call(stack, sets.shown, { params: { slug: shop.slug, id } });
  expect(shown.sections).toEqual([
    { title: { en: "Cloth", sw: "Vitambaa" }, products: [named("Kanga")] },
    { title: { en: "To wear", sw: "Za kuvaa" }, products: [named("Kofia"), named("Gauni")] },
  ]);
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Habari");
  await visitor.say("makundi maalum");
  expect((await visitor.pick("Zawadi")).text).toContain(
    "## Vitambaa\n{Kanga}\n## Za kuvaa\n{Kofia}\n{Gauni}\n## Endelea\n{Aina nyingine}",
  );
});
