import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFakeProvider } from "../../../test/fake-provider.ts";
import { newReference, openPaymentSandbox, type PaymentSandbox } from "../../../test/payment-sandbox.ts";
import { airtel } from "./airtel.ts";
import type { Collect, PaymentGateway } from "./port.ts";

let sandbox: PaymentSandbox;
let fake: Awaited<ReturnType<typeof openFakeProvider>>;
let gateway: PaymentGateway;
const account = {
  ...{ clientId: "sandbox-client", clientSecret: "sandbox-secret", callbackKey: "sandbox-callback-key" },
};

beforeAll(async () => {
  [sandbox, fake] = await Promise.all([openPaymentSandbox(), openFakeProvider()]);
  await sandbox.ask("/accounts/airtel", { callback_url: "http://shop/callback" });
  gateway = airtel({ address: `${sandbox.address}/airtel` }, account);
});
afterAll(() => {
  sandbox.close();
  fake.close();
});

const asking = (last: string, reference = newReference()): Collect => ({
  ...{ reference, phone: `+2557812345${last}`, amountMinor: 1_500_000, currency: "TZS", description: "Oda 7K4Q9" },
});
const query = (reference: string, by = gateway) => by.query({ reference, providerRef: undefined });
const waiting = { result: "waiting", providerRef: undefined };
const callbacksOf = async (reference: string) => {
  await sandbox.ask("/idle", {});
  return sandbox.callbacks.filter(({ body }) => body.includes(reference));
};

describe("against the stand-in", () => {
  it.each([
    ["01", { result: "done", amount: undefined, networkRef: expect.stringMatching(/^\w{10}$/) }],
    ["02", { result: "refused", reason: "declined", code: "DP00800001008" }],
    ["03", { result: "refused", reason: "no_balance", code: "DP00800001007" }],
    ["04", waiting],
    ["09", { result: "done", amount: undefined, networkRef: expect.any(String) }],
  ])("a phone that ends in %s", async (last, outcome) => {
    const ask = asking(last);
    expect(await gateway.collect(ask)).toEqual(waiting);
    expect(await query(ask.reference)).toEqual(waiting);
    sandbox.move(2);
    expect(await query(ask.reference)).toEqual(outcome);
  });

  it("is told by a callback that is signed either way, never, early and often, or late", async () => {
    const [usual, lost, often, late] = ["01", "05", "06", "08"].map((last) => asking(last));
    for (const ask of [usual, lost, often, late]) if (ask) expect(await gateway.collect(ask)).toEqual(waiting);
    expect(await callbacksOf(often?.reference ?? "")).toHaveLength(5);
    sandbox.move(2);
    const [told] = await callbacksOf(usual?.reference ?? "");
    expect(gateway.readCallback(new Headers(), told?.body ?? "")).toEqual({
      ...{ reference: usual?.reference, answer: undefined },
    });
    expect(await callbacksOf(lost?.reference ?? "")).toHaveLength(0);
    expect(await query(lost?.reference ?? "")).toMatchObject({ result: "done" });
    sandbox.move(120);
    expect(await query(late?.reference ?? "")).toMatchObject({ result: "refused", reason: "expired" });
    sandbox.move(180);
    expect(await query(late?.reference ?? "")).toMatchObject({ result: "done" });

    await sandbox.ask("/accounts/airtel", { callback_url: "http://shop/callback", hash_of: "transaction" });
    const other = asking("06");
    await gateway.collect(other);
    const [inner] = await callbacksOf(other.reference);
    expect(gateway.readCallback(new Headers(), inner?.body ?? "")).toMatchObject({ reference: other.reference });
    const forged = (inner?.body ?? "").replace("TS", "TF");
    expect(gateway.readCallback(new Headers(), forged)).toBeUndefined();
  });

  it("asks for the PIN on any other phone", async () => {
    const [paid, wrong] = [asking("10"), asking("11")];
    for (const ask of [paid, wrong]) await gateway.collect(ask);
    await sandbox.choose(paid.reference, "paid");
    await sandbox.choose(wrong.reference, "wrong_pin");
    expect(await query(paid.reference)).toMatchObject({ result: "done" });
    expect(await query(wrong.reference)).toMatchObject({ result: "refused", reason: "wrong_pin" });
  });

  it("sends once when the answer is lost, and does nothing twice for a reference", async () => {
    const lost = asking("07");
    expect(await gateway.collect(lost)).toMatchObject({ result: "unknown", why: "silence" });
    expect(await query(lost.reference)).toMatchObject({ result: "done" });
    expect(await gateway.collect(lost)).toEqual({ result: "unknown", why: "asked_before", code: "ESB000041" });
    expect(await query(newReference())).toEqual({ result: "absent" });
  });

  it("fetches a new token after 180 seconds, and knows when it has no right to one", async () => {
    expect(await gateway.collect(asking("04"))).toEqual(waiting);
    sandbox.move(181);
    expect(await gateway.collect(asking("04"))).toEqual(waiting);
    const watching = airtel({ address: `${sandbox.address}/airtel`, now: sandbox.now }, account);
    expect(await watching.collect(asking("04"))).toEqual(waiting);
    sandbox.move(175);
    const before = (await sandbox.ask("/seen?network=airtel")).length;
    expect(await watching.collect(asking("04"))).toEqual(waiting);
    // A token that is about to run out is not tried.
    expect((await sandbox.ask("/seen?network=airtel")).length - before).toBe(2);
    const wrong = airtel({ address: `${sandbox.address}/airtel` }, { ...account, clientSecret: "wrong" });
    expect(await wrong.collect(asking("01"))).toMatchObject({ result: "refused", reason: "credentials" });
    expect(await query(newReference(), wrong)).toMatchObject({ result: "unknown", why: "credentials" });
  });

  it("gives back all of it, once, and no part", async () => {
    const ask = asking("01");
    await gateway.collect(ask);
    sandbox.move(2);
    const paid = await query(ask.reference);
    if (paid.result !== "done") throw new Error("not paid");
    const refund = (amountMinor: number) => {
      const payment = { networkRef: paid.networkRef, amountMinor: ask.amountMinor };
      return gateway.refund({ reference: newReference(), payment, amountMinor, currency: "TZS" });
    };
    expect(await refund(500_000)).toMatchObject({ result: "refused", reason: "unsupported" });
    expect(await refund(ask.amountMinor)).toMatchObject({ result: "done" });
    expect(await refund(ask.amountMinor)).toMatchObject({ result: "refused" });
  });
});

describe("on the wire", () => {
  const open = (callbackKey?: string) => airtel({ address: fake.address }, { ...account, callbackKey });
  const answer = (status: number, body: unknown) =>
    fake.answerBy(({ path }) =>
      path === "/auth/oauth2/token"
        ? { status: 200, body: { access_token: "TOKEN", expires_in: "180", token_type: "bearer" } }
        : { status, body },
    );
  const said = (code: object, transaction?: object) => ({
    ...{ data: { transaction }, status: { code: "200", message: "…", success: true, ...code } },
  });
  beforeEach(() => fake.asked.splice(0));

  it("asks for exactly what Airtel documents, with one token for both requests", async () => {
    answer(200, said({ result_code: "ESB000010", response_code: "DP00800001006" }, { id: "X", status: "SUCCESS" }));
    const [ask, by] = [asking("01"), open()];
    expect(await by.collect(ask)).toEqual(waiting);
    expect(await query(ask.reference, by)).toMatchObject({ result: "unknown" });
    expect(by.firstQueryMs).toBe(180_000);
    expect(fake.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /auth/oauth2/token",
      "POST /merchant/v1/payments/",
      `GET /standard/v1/payments/${ask.reference}`,
    ]);
    expect(JSON.parse(fake.asked[1]?.body ?? "")).toEqual({
      reference: ask.reference,
      subscriber: { country: "TZ", currency: "TZS", msisdn: "781234501" },
      transaction: { amount: 15_000, country: "TZ", currency: "TZS", id: ask.reference },
    });
    expect(fake.asked[1]?.headers).toMatchObject({
      ...{ authorization: "Bearer TOKEN", "x-country": "TZ", "x-currency": "TZS" },
    });
  });

  it.each([
    [200, { response_code: "DP00800001000" }, { result: "unknown" }],
    [200, { response_code: "DP00800001024" }, { result: "unknown" }],
    [200, { response_code: "DP00800001099" }, { result: "unknown" }],
    [500, { response_code: "DP00800001008", success: false }, { result: "unknown" }],
    [400, { response_code: "DP00800001008", success: false }, { result: "refused", reason: "declined" }],
    [400, { response_code: "DP00800001003", success: false }, { result: "refused", reason: "limit" }],
    [400, { result_code: "ESB000036", success: false }, { result: "refused", reason: "unknown_number" }],
    [400, { result_code: "ESB000041", success: false }, { result: "unknown", why: "asked_before" }],
    [400, { result_code: "ROUTER006", success: false }, { result: "refused", reason: "credentials" }],
    [401, { response_code: "DP00800001008" }, { result: "unknown", why: "credentials" }],
  ])("HTTP %i with %j", async (status, code, outcome) => {
    answer(status, said(code));
    expect(await open().collect(asking("01"))).toMatchObject(outcome);
  });

  it.each([
    [{ status: "TS", airtel_money_id: "MP1" }, "DP00800001001", { result: "done", networkRef: "MP1" }],
    [{ status: "TS" }, "DP00800001001", { result: "unknown" }],
    [{ status: "TS", airtel_money_id: "MP1", id: "OTHER" }, "DP00800001001", { result: "unknown" }],
    [{ status: "TA" }, "DP00800001000", { result: "unknown" }],
    [{ status: "TIP" }, "DP00800001006", { result: "waiting" }],
    [{ status: "TE" }, "DP00800001029", { result: "refused", reason: "expired" }],
    [{ status: "TF" }, "DP00800001002", { result: "refused", reason: "wrong_pin" }],
    [{ status: "TF" }, "", { result: "refused", reason: "failed" }],
    [{ status: "TF" }, "DP00800001024", { result: "unknown" }],
  ])("an enquiry that says %j with %j", async (transaction, response_code, outcome) => {
    answer(200, said({ response_code }, transaction));
    expect(await query("A1B2C3", open())).toMatchObject(outcome);
  });

  it("reads callbacks with the key of the portal, and without one as they are", () => {
    const transaction = { id: "A1B2C3", message: "Paid", status_code: "TS", airtel_money_id: "MP1" };
    const hash = createHmac("sha256", "key").update(JSON.stringify({ transaction })).digest("base64");
    const read = (body: unknown, key?: string) => open(key).readCallback(new Headers(), JSON.stringify(body));
    expect(read({ transaction, hash }, "key")).toEqual({ reference: "A1B2C3", answer: undefined });
    expect(read({ transaction }, "key")).toBeUndefined();
    expect(read({ transaction, hash }, "other")).toBeUndefined();
    expect(read({ transaction })).toMatchObject({ reference: "A1B2C3" });
    for (const body of [null, [], {}, { transaction: {} }, { transaction: { id: "../x" } }])
      expect(read(body)).toBeUndefined();
  });
});
