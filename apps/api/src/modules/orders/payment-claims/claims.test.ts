import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { type ClaimEnd, mostOpenClaims, paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { MediaFile } from "@mauzo/contract/shop/media";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addClaim } from "../../../../test/order-fixtures.ts";
import { filesOf, makePicture, upload } from "../../../../test/picture-uploads.ts";
import {
  addCart,
  addMember,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { endingOf } from "./rules.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const money = (minor: number) => ({ minor, currency: "TZS" });
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const claimsOf = async (id: string) => (await call(stack, paymentClaims.list, { params: { id } }, shop)).items;
const say = (token: string, body: object = {}, headers: Record<string, string> = {}) =>
  request(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100, ...body } }, { headers });
const show = async (token: string) => (await call(stack, cart.get, { query: { token } })).order;
const confirm = (id: string, by: { token: string } = shop, record = true) =>
  request(stack, paymentClaims.confirm, { params: { id }, body: { record } }, by);
const decline = (id: string, by: { token: string } = shop, reason = "Haijafika") =>
  request(stack, paymentClaims.decline, { params: { id }, body: { reason } }, by);
const withdraw = (token: string, id: string) => request(stack, cartClaims.withdraw, { query: { token }, body: { id } });
const sendPicture = async (token: string, id: string, body: Uint8Array<ArrayBuffer> | string) => {
  const answer = await fetch(stack.url + pathOf(cartClaims.upload, { query: { token, id } }), { method: "POST", body });
  return { status: answer.status, body: await answer.json() };
};
const jpeg = async () => new Uint8Array(await makePicture(300, 200).jpeg().toBuffer());

describe("what a customer says was paid", () => {
  it("is no payment: the shop and the link see it, with what the network calls it", async () => {
    const { token, id, orderId } = await addClaim(stack, shop, { amount_minor: 1_200_000, reference: "QK7 12" });
    const order = await read(orderId);
    expect(order).toMatchObject({ payment: "unpaid", paid: money(0), claimed: true });
    expect(order.changes[0]).toMatchObject({
      ...{ mover: "customer", via: "cart", by: "" },
      change: { kind: "claimed", amount: money(1_200_000), method: "mobile_money", reference: "QK7 12" },
    });
    expect(await claimsOf(orderId)).toMatchObject([{ id, state: "open", amount: money(1_200_000), by: "" }]);
    expect(await show(token)).toMatchObject({
      ...{ paid: money(0), may_claim: true, claimable: money(1_300_000) },
      claims: [{ id, state: "open", reference: "QK7 12", has_picture: false }],
      steps: [{ what: "placed" }, { what: "claimed", amount: money(1_200_000) }],
    });
  });

  it("is once what the same key says, however often it is sent", async () => {
    const { token, orderId } = await addClaim(stack, shop);
    const key = { "idempotency-key": "one-press-of-a-button" };
    const answers = await Promise.all([say(token, {}, key), say(token, {}, key), say(token, {}, key)]);
    expect(countByStatus(answers)).toEqual({ 201: 3 });
    expect(await claimsOf(orderId)).toHaveLength(2);
  });

  it("is no more than is owed, for an order that is there, and not more at a time than a shop can look at", async () => {
    const { token, id, orderId } = await addClaim(stack, shop);
    const { total } = await read(orderId);
    expect(await say(token, { amount_minor: total.minor + 1 })).toMatchObject({
      ...{
        status: 422,
        body: { detail: [{ loc: ["body", "amount_minor"], msg: "Only 24,999 is owed beside what you said before." }] },
      },
    });
    expect((await say(token, { amount_minor: 0 })).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(token)));
    expect(countByStatus(answers)).toEqual({ 201: mostOpenClaims - 1, 409: 7 - mostOpenClaims });
    expect((await show(token))?.may_claim).toBe(false);
    expect((await withdraw(token, id)).status).toBe(201);
    expect((await say(token)).status).toBe(201);
    const open = await addCart(stack, shop, [makeCartLine(await addProduct(stack, shop))]);
    expect((await say(open)).status).toBe(404);
  });

  it("is no more in all than is owed, at once too, until some of it was looked at", async () => {
    const { token, id, orderId } = await addClaim(stack, shop, { amount_minor: 2_000_000 });
    expect(await say(token, { amount_minor: 500_001 })).toMatchObject({
      ...{ status: 422, body: { detail: [{ msg: "Only 5,000 is owed beside what you said before." }] } },
    });
    const rest = () => say(token, { amount_minor: 500_000 });
    expect(countByStatus(await Promise.all([rest(), rest(), rest()]))).toEqual({ 201: 1, 409: 2 });
    expect(await show(token)).toMatchObject({ may_claim: false, claimable: money(0), owed: money(2_500_000) });
    expect(await rest()).toMatchObject({
      ...{ status: 409, body: { code: "claim_covers_all" } },
    });
    await confirm(id);
    expect(await show(token)).toMatchObject({ may_claim: false, claimable: money(0), owed: money(500_000) });
    const [last] = await claimsOf(orderId);
    expect((await decline(last?.id ?? "")).status).toBe(201);
    expect(await show(token)).toMatchObject({ may_claim: true, claimable: money(500_000) });
    expect(await say(token, { amount_minor: 500_001 })).toMatchObject({
      ...{ status: 422, body: { detail: [{ msg: "Only 5,000 is owed." }] } },
    });
  });

  it("is nothing for an order that is cancelled, or paid", async () => {
    const [cancelled, paid] = [await addClaim(stack, shop), await addClaim(stack, shop)];
    const move = { params: { id: cancelled.orderId }, body: { from: "new", to: "cancelled" } } as const;
    await call(stack, orders.move, move, shop);
    expect(await say(cancelled.token)).toMatchObject({ status: 409, body: { code: "claim_order_cancelled" } });
    expect(await confirm(cancelled.id)).toMatchObject({ status: 409 });
    expect((await claimsOf(cancelled.orderId))[0]?.state).toBe("open");
    const { total } = await read(paid.orderId);
    const payment = { amount_minor: total.minor, method: "cash" };
    await call(stack, orderPayments.create, { params: { id: paid.orderId }, body: payment }, shop);
    expect(await say(paid.token)).toMatchObject({ status: 409, body: { code: "claim_nothing_owed" } });
    expect(await confirm(paid.id)).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "record"] }] } });
    expect((await confirm(paid.id, shop, false)).status).toBe(201);
    expect(await read(paid.orderId)).toMatchObject({
      claimed: false,
      paid: total,
      changes: [{ change: { kind: "settled" } }, {}, {}],
    });
  });
});

describe("the shop", () => {
  it("confirms it: one payment, pressed twice and by many at once", async () => {
    const { token, id, orderId } = await addClaim(stack, shop, { amount_minor: 700, reference: "QK8" });
    const clerk = await addMember(stack, shop, [{ resource: "transactions", action: "create" }]);
    const answers = await Promise.all([shop, clerk, shop, clerk, shop].map((by) => confirm(id, by)));
    expect(countByStatus(answers)).toEqual({ 201: 5 });
    const order = await read(orderId);
    expect(order).toMatchObject({ paid: money(700), payment: "part paid", claimed: false });
    expect(order.payments).toMatchObject([{ amount: money(700), method: "mobile_money", reference: "QK8" }]);
    expect(await show(token)).toMatchObject({
      claims: [{ state: "confirmed" }],
      steps: [{ what: "placed" }, { what: "claimed" }, { what: "paid", amount: money(700) }],
    });
  });

  it("declines it with a reason the customer sees, but not who it was", async () => {
    const { token, id, orderId } = await addClaim(stack, shop);
    expect((await decline(id, shop, " ")).status).toBe(422);
    expect((await decline(id, shop, "Namba hii haipo")).status).toBe(201);
    expect((await decline(id, shop, "Namba hii haipo")).status).toBe(201);
    expect((await decline(id, shop, "Nyingine")).status).toBe(409);
    const [claim] = await claimsOf(orderId);
    expect(claim).toMatchObject({ state: "declined", reason: "Namba hii haipo", by: expect.stringMatching(/./) });
    const shown = await show(token);
    expect(shown?.claims).toMatchObject([{ state: "declined", reason: "Namba hii haipo" }]);
    expect(shown?.claims[0]).not.toHaveProperty("by");
    expect((await confirm(id)).status).toBe(409);
    expect((await withdraw(token, id)).status).toBe(409);
    expect((await read(orderId)).paid).toEqual(money(0));
  });

  it("reads it with leave to read orders, and decides with leave to write payments down", async () => {
    const { id, orderId } = await addClaim(stack, shop);
    const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const other = await openShop(stack);
    const list = (by: { token: string }) => request(stack, paymentClaims.list, { params: { id: orderId } }, by);
    expect((await list(reader)).status).toBe(200);
    expect([(await confirm(id, reader)).status, (await decline(id, reader)).status]).toEqual([403, 403]);
    expect([(await list(other)).status, (await confirm(id, other)).status]).toEqual([404, 404]);
    expect((await decline(id, other)).status).toBe(404);
    const theirs = await addClaim(stack, other);
    expect((await withdraw(theirs.token, id)).status).toBe(404);
    expect((await claimsOf(orderId))[0]?.state).toBe("open");
  });
});

describe("a claim", () => {
  it("ends once, whatever is pressed by whom and when; it is a payment when it was confirmed, and only then", async () => {
    const end = fc.constantFrom<ClaimEnd>("confirmed", "declined", "withdrawn");
    const presses = fc.array(fc.array(end, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(presses, async (rounds) => {
        const { token, id, orderId } = await addClaim(stack, shop, { amount_minor: 500 });
        let state: ClaimEnd | undefined;
        for (const round of rounds) {
          const requests = {
            confirmed: () => confirm(id),
            declined: () => decline(id),
            withdrawn: () => withdraw(token, id),
          };
          const answers = await Promise.all(round.map((to) => requests[to]()));
          const [claim] = await claimsOf(orderId);
          const now = claim?.state;
          if (!now || now === "open") throw new Error("nothing ended");
          if (state !== undefined) expect(now).toBe(state);
          state = now;
          // A caller who asked for the actual result gets it again, however late; the others are refused.
          for (const [index, to] of round.entries())
            expect(answers[index]?.status).toBe(endingOf(now, to) === "is so" ? 201 : 409);
        }
        const order = await read(orderId);
        expect(order.paid.minor).toBe(state === "confirmed" ? 500 : 0);
        expect(order.payments).toHaveLength(state === "confirmed" ? 1 : 0);
        const said = state === "confirmed" ? "paid" : state;
        expect(order.changes.map(({ change }) => change.kind)).toEqual([said, "claimed"]);
      }),
      { numRuns: 12 },
    );
  });
});

describe("the picture of it", () => {
  const openPicture = (path: string, by: { token?: string } = {}) =>
    fetch(stack.url + path, { headers: by.token ? { authorization: `Bearer ${by.token}` } : {} });
  const ofShop = (id: string) => pathOf(paymentClaims.picture, { params: { id } });
  const ofLink = (token: string, id: string) => pathOf(cartClaims.picture, { query: { token, id } });

  it("is for the shop's people who may read orders and for whoever has the link, and at no public address", async () => {
    const { token, id } = await addClaim(stack, shop);
    expect((await openPicture(ofShop(id), shop)).status).toBe(404);
    expect(await sendPicture(token, id, await jpeg())).toMatchObject({ status: 201, body: { has_picture: true } });
    const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const without = await addMember(stack, shop, [{ resource: "transactions", action: ["read", "create"] }]);
    const stranger = await addClaim(stack, shop);
    const other = await openShop(stack);
    for (const answer of [await openPicture(ofShop(id), reader), await openPicture(ofLink(token, id))]) {
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...{ "content-type": "image/webp", "cache-control": "no-store", "x-content-type-options": "nosniff" },
      });
      expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
    }
    expect((await openPicture(ofShop(id))).status).toBe(401);
    expect((await openPicture(ofShop(id), without)).status).toBe(403);
    expect((await openPicture(ofShop(id), other)).status).toBe(404);
    expect((await openPicture(ofLink(stranger.token, id))).status).toBe(404);
    const { rows } = await stack.db.query<{ key: string; id: string }>(
      "select m.key, m.id from media m join payment_claims c on c.media_id = m.id where c.id = $1",
      [id],
    );
    for (const folder of [rows[0]?.key, `private-${rows[0]?.key}`])
      for (const width of [160, 1280]) expect((await openPicture(`/media/${folder}/${width}.webp`)).status).toBe(404);
    // It cannot become a product picture either, because everybody sees those.
    const product = { name: "Kikoi", category: "home", price_minor: 1, stock: 1, pictures: [{ id: rows[0]?.id }] };
    expect((await stack.call("POST", "/products", { ...shop, body: product })).status).toBe(422);
  });

  it("is one, and a picture; nothing of any other stays", async () => {
    const { token, id } = await addClaim(stack, shop);
    const before = (await filesOf(stack)).length;
    expect((await sendPicture(token, id, "%PDF-1.7 not a picture")).status).toBe(415);
    expect((await sendPicture(token, id, new Uint8Array(17 * 1024 * 1024))).status).toBe(413);
    expect((await filesOf(stack)).length).toBe(before);
    const answers = await Promise.all([1, 2, 3].map(async () => sendPicture(token, id, await jpeg())));
    expect(countByStatus(answers)).toEqual({ 201: 3 });
    expect(await countRows(stack, "media where shop_id = $1 and is_private", [shop.shopId])).toBe(2);
    const late = await addClaim(stack, shop);
    await confirm(late.id);
    expect((await sendPicture(late.token, late.id, await jpeg())).status).toBe(409);
  });

  it("leaves the shop three quarters of its storage, however many strangers send", async () => {
    const full = await openShop(stack);
    const picture = new Uint8Array(await makePicture(600, 600).jpeg().toBuffer());
    const first = MediaFile.parse((await upload(stack, full, { body: picture })).body);
    const quota = first.bytes * 8;
    await stack.db.query("update shops set media_quota_bytes = $2 where shop_id = $1", [full.shopId, quota]);
    const claims = [];
    for (let each = 0; each < 4; each++) claims.push(await addClaim(stack, full));
    const answers = await Promise.all(claims.map(({ token, id }) => sendPicture(token, id, picture)));
    expect(countByStatus(answers)).toEqual({ 201: 2, 409: 2 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      detail: expect.stringContaining("no room"),
    });
    expect((await upload(stack, full, { body: picture })).status).toBe(201);
  });
});
