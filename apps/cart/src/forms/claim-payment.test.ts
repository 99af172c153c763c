import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import type { Reply } from "@mauzo/contract/endpoint";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { pictureMaxBytes } from "@mauzo/contract/shop/media";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { id } from "../../test/example-cart.ts";
import { claimPayment } from "./claim-payment.ts";
import { withdrawPaymentClaim } from "./withdraw-payment-claim.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const claim: Reply<typeof cartClaims.create> = {
  ...{ id: id(7), state: "open", amount: { minor: 1_200_000, currency: "TZS" }, method: "mobile_money" },
  ...{ reference: "QK7", network: null, has_picture: false, reason: "", at: "2026-11-22T10:00:00.000Z" },
};
const send = (fields: Record<string, string | File>, site = "same-origin") => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ token: "token", ...fields })) body.append(name, value);
  const headers = { "sec-fetch-site": site };
  return claimPayment(new Request("http://127.0.0.1:3002/cart/claim", { method: "POST", body, headers }));
};
const paid = { amount: "12,000", method: "cash", reference: " QK7 ", attempt: "once", picture: new File([], "") };
const photo = new File([new Uint8Array(9)], "picha.jpg", { type: "image/jpeg" });
const placeOf = (response: Response) => response.headers.get("location");

it("says what was paid under one key, then adds its picture, and leads back to the page", async () => {
  api.answer(cartClaims.create, claim);
  api.answer(cartClaims.upload, claim);
  const response = await send({ ...paid, picture: photo });
  expect([response.status, placeOf(response)]).toEqual([303, "/cart?token=token&claim=done"]);
  const [said, shown] = api.calls;
  expect(said?.body).toEqual({ amount_minor: 1_200_000, method: "cash", reference: "QK7" });
  expect(said?.headers.get("idempotency-key")).toBe("once");
  expect([shown?.query.get("id"), String(shown?.body).length]).toEqual([id(7), 9]);
});

it.each([
  [422, "claim_too_large", "amount&amount=12%2C000&reference=QK7"],
  [409, "claim_waits", "refused"],
  [404, "not_found", "refused"],
  [429, "too_many_tries", "unreachable&amount=12%2C000&reference=QK7"],
  [502, undefined, "unreachable&amount=12%2C000&reference=QK7"],
])("brings back what was written, where it has to be written again: %d %s", async (status, code, came) => {
  api.answer(cartClaims.create, json(status, { detail: "No", code }));
  expect(placeOf(await send(paid))).toBe(`/cart?token=token&claim=${came}`);
});

it.each(["", "much", "0", "-5", "1.234", "12 000 TZS"])(
  "asks nobody about an amount that is none: %j",
  async (amount) => {
    api.answer(cartClaims.create, claim);
    expect(placeOf(await send({ ...paid, amount }))).toMatch(/claim=amount/);
    expect(api.calls).toEqual([]);
  },
);

it("tells apart that the shop was told from that the picture came", async () => {
  api.answer(cartClaims.create, claim);
  api.answer(cartClaims.upload, json(415, { detail: "No" }));
  expect(placeOf(await send({ ...paid, picture: photo }))).toMatch(/claim=picture$/);
  expect(placeOf(await send({ claim: id(7), picture: photo }))).toMatch(/claim=picture$/);
  expect(placeOf(await send({ claim: id(7) }))).toMatch(/claim=picture$/);
  api.answer(cartClaims.upload, claim);
  const before = api.calls.length;
  expect(placeOf(await send({ claim: id(7), picture: photo }))).toMatch(/claim=done$/);
  expect(api.calls).toHaveLength(before + 1);
});

it("says nothing for a page that is not ours, in another shape, or too long", async () => {
  api.answer(cartClaims.create, claim);
  expect((await send(paid, "cross-site")).status).toBe(403);
  const form = new URLSearchParams({ token: "token", amount: "1" });
  const headers = { "sec-fetch-site": "same-origin" };
  const request = new Request("http://127.0.0.1:3002/cart/claim", { method: "POST", body: form, headers });
  expect((await claimPayment(request)).status).toBe(415);
  const long = {
    ...headers,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": `${pictureMaxBytes * 2}`,
  };
  const tooLong = new Request("http://127.0.0.1:3002/cart/claim", { method: "POST", body: "--x", headers: long });
  expect((await claimPayment(tooLong)).status).toBe(413);
  const broken = { ...headers, "content-type": "multipart/form-data; boundary=x" };
  const unread = new Request("http://127.0.0.1:3002/cart/claim", { method: "POST", body: "--y", headers: broken });
  expect((await claimPayment(unread)).status).toBe(400);
  expect(api.calls).toEqual([]);
});

const message =
  "BGH4K8LM1P Confirmed. Tsh7,000.00 paid to 558812 - MAMA ASHA and charged Tsh500.00. New M-Pesa balance is Tsh12,400.00";

it("takes amount and number from a pasted message where no script has, and says whom it names", async () => {
  api.answer(cartClaims.create, claim);
  const response = await send({ amount: "12,000", method: "mobile_money", reference: "", attempt: "x", message });
  expect(placeOf(response)).toBe("/cart?token=token&claim=done&payee=MAMA+ASHA");
  const said = { amount_minor: 700_000, method: "mobile_money", reference: "BGH4K8LM1P", text: message };
  expect(api.calls.at(-1)?.body).toEqual(said);
  await send({ amount: "6,000", reference: "BGH4K8LM1P", message, filled: "1" });
  expect(api.calls.at(-1)?.body).toMatchObject({ amount_minor: 600_000, reference: "BGH4K8LM1P", text: message });
});

it.each([
  ["Salio lako ni Tsh 1,000", "unread"],
  ["DFJ9B1FX2B confirmed. You have received Tsh4,000.00 from JUMA", "received"],
])("tells about %j instead of the shop, unless a number is written beside it", async (text, came) => {
  api.answer(cartClaims.create, claim);
  const before = api.calls.length;
  const response = await send({ amount: "12,000", reference: "", message: text });
  expect(placeOf(response)).toBe(`/cart?token=token&claim=${came}&amount=12%2C000&reference=`);
  expect(api.calls).toHaveLength(before);
  expect(placeOf(await send({ amount: "12,000", reference: "QK7", message: text }))).toMatch(/claim=done$/);
});

it.each([
  [201, claim, "withdrawn"],
  [409, {}, "refused"],
  [503, {}, "unreachable"],
])("takes it back: %d", async (status, body, came) => {
  api.answer(cartClaims.withdraw, json(status, body));
  const headers = { "sec-fetch-site": "same-origin" };
  const form = new URLSearchParams({ token: "token", claim: id(7) });
  const request = new Request("http://127.0.0.1:3002/cart/withdraw", { method: "POST", body: form, headers });
  expect(placeOf(await withdrawPaymentClaim(request))).toBe(`/cart?token=token&claim=${came}`);
  expect(api.calls[0]?.body).toEqual({ id: id(7) });
});
