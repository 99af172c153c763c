import { randomUUID } from "node:crypto";
import { chat } from "@mauzo/contract/conversations/chat";
import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import { popups } from "@mauzo/contract/marketing/popups";
import { type PopupCount, publicPopups } from "@mauzo/contract/marketing/public-popups";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addPicture, filesOf } from "../../../../test/picture-uploads.ts";
import { addPdf, addPopup, popupDocument } from "../../../../test/popup-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { popupPages } from "../../../db/schema/marketing/popup-pages.ts";
import { inShop } from "../../../db/tenant-transaction.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
});

const at = (id: string) => ({ params: { id } });
const listed = async (of = shop) => (await call(stack, popups.list, {}, of)).items;
const shown = async (of = shop) => (await call(stack, publicPopups.list, { params: { botId: of.botId } })).popups;
const asked = async () => (await call(stack, chat.theme, { params: { botId: shop.botId } })).popups;
const count = (popupId: string, what: PopupCount, key: string = randomUUID(), of = shop) =>
  stack.call("POST", pathOf(publicPopups.count, { params: { botId: of.botId } }), {
    body: { popup_id: popupId, what },
    headers: { "idempotency-key": key },
  });

it("is shown while it is on, and pages learn beforehand whether there is one", async () => {
  const { id, version } = await addPopup(stack, shop);
  expect([await shown(), await asked()]).toEqual([[], false]);
  for (let twice = 0; twice < 2; twice++)
    expect(await call(stack, popups.turnOn, at(id), shop)).toMatchObject({ on: true });
  expect([await shown(), await asked()]).toEqual([
    [{ id, document: popupDocument("leo"), picture: null, file: null, pages: [] }],
    true,
  ]);
  await call(stack, popups.turnOff, at(id), shop);
  expect([await shown(), await asked()]).toEqual([[], false]);
  expect(await listed()).toMatchObject([{ id, version, on: false, views: 0, closes: 0, clicks: 0 }]);
});

it("is not told of before it is over, and no more after its last day", async () => {
  const [past, present] = [
    await addPopup(stack, shop, { until: "2020-01-31" }),
    await addPopup(stack, shop, { until: "2100-01-31" }),
  ];
  await call(stack, popups.turnOn, at(past.id), shop);
  expect([await shown(), await asked()]).toEqual([[], false]);
  await call(stack, popups.turnOn, at(present.id), shop);
  expect((await shown()).map(({ id }) => id)).toEqual([present.id]);
});

it("is saved on what was read of it, with its picture and its PDF, and drops what it no longer shows", async () => {
  const [picture, pdf] = [await addPicture(stack, shop, 60, 60), await addPdf(stack, shop)];
  const content = { kind: "pdf" as const, file_id: pdf.id };
  const { id, version } = await addPopup(stack, shop, { picture_id: picture.id, content });
  const [before] = await listed();
  expect(before).toMatchObject({ picture: { id: picture.id }, file: { name: "menyu.pdf", url: pdf.url } });
  const stored = (await filesOf(stack)).length;
  const body = { name: "Mpya", document: popupDocument("mpya") };
  expect(await callSave(stack, popups.save, { ...at(id), body }, shop)).toMatchObject({
    ...{ name: "Mpya", version: version + 1, picture: null, file: null },
  });
  const late = await request(stack, popups.save, { ...at(id), body: { ...body, version } }, shop);
  expect(late).toMatchObject({ status: 409, body: { code: "version_conflict", version: version + 1 } });
  const { rows } = await stack.db.query("select id from media where shop_id = $1", [shop.shopId]);
  expect([rows, stored > 0]).toEqual([[], true]);
});

it("takes only files that are there and are what they should be", async () => {
  const [picture, other] = [await addPicture(stack, shop, 60, 60), await openShop(stack)];
  const theirs = { picture: await addPicture(stack, other, 60, 60), pdf: await addPdf(stack, other) };
  for (const id of [picture.id, theirs.pdf.id, randomUUID()]) {
    const document = popupDocument("", { content: { kind: "pdf", file_id: id } });
    expect(await request(stack, popups.create, { body: { name: "Ofa", document } }, shop)).toMatchObject({
      status: 422,
      body: { detail: [{ code: "popup_file_gone", loc: ["body", "document", "content", "file_id"] }] },
    });
  }
  const document = popupDocument("", { picture_id: theirs.picture.id });
  expect(await request(stack, popups.create, { body: { name: "Ofa", document } }, shop)).toMatchObject({
    status: 422,
    body: { detail: [{ code: "picture_gone" }] },
  });
});

/** A popup of a PDF with these pictures as its pages. */
const menu = async (pictureIds: string[], words = "Wali 3,000") => {
  const content = { kind: "pdf" as const, file_id: (await addPdf(stack, shop)).id };
  const pages = pictureIds.map((picture_id, at) => ({ picture_id, words: `${words} ${at}` }));
  return { name: "Menyu", document: popupDocument("menyu", { content }), pages };
};
const storedPictures = async () =>
  (await stack.db.query("select id from media where shop_id = $1 and kind = 'picture'", [shop.shopId])).rows.map(
    ({ id }) => id,
  );

it("shows the pages of its PDF in their order, and drops those that another PDF replaced", async () => {
  const [one, two, three] = [
    await addPicture(stack, shop, 60, 90),
    await addPicture(stack, shop, 60, 80),
    await addPicture(stack, shop, 60, 70),
  ];
  const { id } = await call(stack, popups.create, { body: await menu([two.id, one.id]) }, shop);
  await call(stack, popups.turnOn, at(id), shop);
  const pages = [
    { picture: { id: two.id, url: two.url, width: 60, height: 80 }, words: "Wali 3,000 0" },
    { picture: { id: one.id, url: one.url, width: 60, height: 90 }, words: "Wali 3,000 1" },
  ];
  expect([await listed(), await shown()]).toMatchObject([[{ id, pages }], [{ id, pages }]]);
  // The same picture may be on several pages, and stays while one of them shows it.
  await callSave(stack, popups.save, { ...at(id), body: await menu([one.id, three.id, one.id], "<b>Bei</b>") }, shop);
  const [next] = await shown();
  expect(next?.pages.map(({ picture, words }) => [picture.id, words])).toEqual([
    [one.id, "<b>Bei</b> 0"],
    [three.id, "<b>Bei</b> 1"],
    [one.id, "<b>Bei</b> 2"],
  ]);
  expect((await storedPictures()).sort()).toEqual([one.id, three.id].sort());
  // Without a PDF it has no pages, whatever is sent.
  const body = { ...(await menu([one.id])), document: popupDocument("") };
  expect(await callSave(stack, popups.save, { ...at(id), body }, shop)).toMatchObject({ pages: [], file: null });
  expect(await storedPictures()).toEqual([]);
});

it("takes as pages only the shop's own pictures, so many at most, with so many words", async () => {
  const [own, other] = [await addPicture(stack, shop, 60, 60), await openShop(stack)];
  const theirs = await addPicture(stack, other, 60, 60);
  const pdf = await addPdf(stack, shop);
  for (const id of [theirs.id, pdf.id, randomUUID()])
    expect(await request(stack, popups.create, { body: await menu([own.id, id]) }, shop)).toMatchObject({
      status: 422,
      body: { detail: [{ code: "picture_gone", loc: ["body", "pages"] }] },
    });
  const { pages: most, pageWords } = popupLimits;
  const sent = async (body: object) => (await stack.call("POST", "/popups", { token: shop.token, body })).status;
  const whole = await menu(Array(most).fill(own.id));
  const first = { picture_id: own.id, words: "" };
  expect(await sent(whole)).toBe(201);
  expect(await sent({ ...whole, pages: [...whole.pages, first] })).toBe(422);
  expect(await sent({ ...whole, pages: [{ ...first, words: "a".repeat(pageWords) }] })).toBe(201);
  expect(await sent({ ...whole, pages: [{ ...first, words: "a".repeat(pageWords + 1) }] })).toBe(422);
  expect(await sent({ ...whole, pages: [{ ...first, url: "https://x.example/a.png" }] })).toBe(422);
  expect(await sent({ ...whole, pages: [{ ...first, words: "a\0b" }] })).toBe(422);
});

it("keeps the pages of another shop's popup from everybody else", async () => {
  const picture = await addPicture(stack, shop, 60, 60);
  await call(stack, popups.create, { body: await menu([picture.id], "siri") }, shop);
  const other = await openShop(stack);
  await addPopup(stack, other);
  expect(JSON.stringify(await listed(other))).not.toContain("siri");
  const seen = await inShop(stack.pool, other.shopId, (tx) => tx.$count(popupPages));
  expect(seen).toBe(0);
});

it("says what a popup lacks", async () => {
  const refused = async (more: object) =>
    (
      await stack.call("POST", "/popups", {
        token: shop.token,
        body: { name: "Ofa", document: { ...popupDocument(""), ...more } },
      })
    ).body;
  const none = { title: "", text: "", button: "" };
  const cases: [string, object][] = [
    ["popup_link_invalid", { content: { kind: "url", url: "javascript:alert(1)" } }],
    ["popup_link_invalid", { content: { kind: "text", call: "link", url: "https://neema:siri@duka.example/" } }],
    ["popup_words_missing", { texts: { en: none, sw: none } }],
    ["popup_moment_missing", { when: { delay_seconds: null, scrolled_percent: null, leaving: false } }],
    ["popup_days_crossed", { from: "2026-02-02", until: "2026-02-01" }],
  ];
  for (const [code, more] of cases) expect(await refused(more)).toMatchObject({ detail: [{ code }] });
});

it("is moved before another one and last, and is deleted and restored with what it counted", async () => {
  const ids: string[] = [];
  for (let each = 0; each < 3; each++) ids.push((await addPopup(stack, shop)).id);
  const [a = "", b = "", c = ""] = ids;
  const move = async (id: string, before: string | null) =>
    (await call(stack, popups.move, { ...at(id), body: { before } }, shop)).items.map((popup) => popup.id);
  expect(await move(c, a)).toEqual([c, a, b]);
  expect(await move(c, null)).toEqual([a, b, c]);
  expect((await request(stack, popups.move, { ...at(a), body: { before: randomUUID() } }, shop)).status).toBe(404);
  await count(b, "view");
  for (let twice = 0; twice < 2; twice++) await call(stack, popups.remove, at(b), shop);
  expect((await listed()).map(({ id }) => id)).toEqual([a, c]);
  expect(await move(c, a)).toEqual([c, a]);
  // A page that was open before.
  expect((await count(b, "view")).status).toBe(200);
  for (const endpoint of [popups.get, popups.turnOn])
    expect((await request(stack, endpoint, at(b), shop)).status).toBe(404);
  for (let twice = 0; twice < 2; twice++) await call(stack, popups.restore, at(b), shop);
  expect(await call(stack, popups.get, at(b), shop)).toMatchObject({ views: 1 });
});

it("counts what is sent twice once, all days together, and nothing of another shop's", async () => {
  const { id } = await addPopup(stack, shop);
  const key = randomUUID();
  for (let twice = 0; twice < 2; twice++) expect((await count(id, "view", key)).status).toBe(200);
  const [first, second] = await Promise.all([count(id, "close", `${key}c`), count(id, "close", `${key}c`)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await Promise.all(Array.from({ length: 8 }, () => count(id, "click")));
  await stack.db.query("insert into popup_days (shop_id, popup_id, day, views) values ($1, $2, '2026-01-01', 40)", [
    ...[shop.shopId, id],
  ]);
  expect(await call(stack, popups.get, at(id), shop)).toMatchObject({ views: 41, closes: 1, clicks: 8 });
  const other = await openShop(stack);
  expect((await count(id, "view", randomUUID(), other)).status).toBe(404);
  expect((await request(stack, popups.get, at(id), other)).status).toBe(404);
  expect(await call(stack, popups.get, at(id), shop)).toMatchObject({ views: 41 });
});

it("is read by who reads customers, and changed by admins alone", async () => {
  const { id } = await addPopup(stack, shop);
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect(await call(stack, popups.get, at(id), reader)).toMatchObject({ id });
  expect((await request(stack, popups.turnOn, at(id), reader)).status).toBe(403);
  expect((await request(stack, popups.list, {}, seller)).status).toBe(403);
});

it("is one of so many at most, however many are made at once", async () => {
  const { each: most } = popupLimits;
  const make = () => request(stack, popups.create, { body: { name: "Ofa", document: popupDocument("") } }, shop);
  const answers = await Promise.all(Array.from({ length: most + 2 }, make));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(most).fill(201), 409, 409]);
});
