import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFakeProvider } from "../../../test/fake-provider.ts";
import { newReference, openPaymentSandbox, type PaymentSandbox } from "../../../test/payment-sandbox.ts";
import { clickpesa } from "./clickpesa.ts";
import { type Checksum, checksumOf } from "./clickpesa-checksum.ts";
import type { Collect, PaymentGateway } from "./port.ts";

let sandbox: PaymentSandbox;
let fake: Awaited<ReturnType<typeof openFakeProvider>>;
let gateway: PaymentGateway;
const account = { clientId: "sandbox-client", apiKey: "sandbox-api-key" };
const json: Checksum = { kind: "json", key: "sandbox-checksum-key" };

beforeAll(async () => {
  [sandbox, fake] = await Promise.all([openPaymentSandbox(), openFakeProvider()]);
  await sandbox.ask("/accounts/clickpesa", { callback_url: "http://shop/callback" });
  gateway = clickpesa({ address: `${sandbox.address}/clickpesa` }, { ...account, checksum: json });
});
afterAll(() => {
  sandbox.close();
  fake.close();
});

const asking = (last: string, reference = newReference()): Collect => ({
  ...{ reference, phone: `+2557112345${last}`, amountMinor: 1_500_000, currency: "TZS", description: "Oda 7K4Q9" },
});
const query = (reference: string, by = gateway) => by.query({ reference, providerRef: undefined });
const waiting = { result: "waiting", providerRef: expect.any(String) };
const done = {
  ...{ result: "done", amount: { minor: 1_500_000, currency: "TZS" }, networkRef: expect.stringMatching(/^\w{10}$/) },
};
const callbacksOf = async (reference: string) => {
  await sandbox.ask("/idle", {});
  return sandbox.callbacks.filter(({ body }) => body.includes(reference));
};

describe("against the stand-in", () => {
  it.each([
    ["01", done],
    ["02", { result: "refused", reason: "failed", code: "FAILED" }],
    ["03", { result: "refused", reason: "failed", code: "FAILED" }],
    ["04", waiting],
    ["05", done],
    ["09", done],
  ])("a phone that ends in %s", async (last, outcome) => {
    const ask = asking(last);
    expect(await gateway.collect(ask)).toEqual(waiting);
    expect(await query(ask.reference)).toEqual(waiting);
    sandbox.move(2);
    expect(await query(ask.reference)).toEqual(outcome);
  });

  it("reads callbacks of both checksums, early, often, and with another amount; the query says what was paid", async () => {
    const early = asking("06");
    await gateway.collect(early);
    expect(await callbacksOf(early.reference)).toHaveLength(5);
    const wrong = asking("09");
    await gateway.collect(wrong);
    sandbox.move(2);
    const [told] = await callbacksOf(wrong.reference);
    expect(told?.body).toContain('"collectedAmount":"16000"');
    const headers = told?.headers ?? new Headers();
    expect(gateway.readCallback(headers, told?.body ?? "")).toEqual({ reference: wrong.reference, answer: undefined });
    expect(gateway.readCallback(headers, (told?.body ?? "").replace("16000", "15000"))).toBeUndefined();
    expect(gateway.readCallback(new Headers(), told?.body ?? "")).toBeUndefined();
    expect(await query(wrong.reference)).toEqual(done);

    const values = { client_id: "old", checksum: "values", callback_url: "http://shop/callback" };
    await sandbox.ask("/accounts/clickpesa", values);
    const old = clickpesa(
      { address: `${sandbox.address}/clickpesa/` },
      { ...account, clientId: "old", checksum: { ...json, kind: "values" } },
    );
    const ask = asking("06");
    expect(await old.collect(ask)).toEqual(waiting);
    const [signed] = await callbacksOf(ask.reference);
    expect(old.readCallback(new Headers(), signed?.body ?? "")).toMatchObject({ reference: ask.reference });
  });

  it("sends once when the answer is lost, takes late money, and does nothing twice for a reference", async () => {
    const [lost, late] = [asking("07"), asking("08")];
    expect(await gateway.collect(lost)).toMatchObject({ result: "unknown", why: "silence" });
    expect(await query(lost.reference)).toEqual(done);
    expect(await gateway.collect(lost)).toMatchObject({ result: "unknown", why: "asked_before" });
    await gateway.collect(late);
    sandbox.move(120);
    expect(await query(late.reference)).toMatchObject({ result: "refused" });
    sandbox.move(180);
    expect(await query(late.reference)).toEqual(done);
    expect(await query(newReference())).toEqual({ result: "absent" });
  });

  it("asks for the PIN on any other phone, which may have no money", async () => {
    const [paid, poor] = [asking("10"), asking("11")];
    await sandbox.ask("/phones/255711234511", { balance: 14_999 });
    for (const ask of [paid, poor]) {
      await gateway.collect(ask);
      await sandbox.choose(ask.reference, "paid");
    }
    expect(await query(paid.reference)).toEqual(done);
    expect(await query(poor.reference)).toMatchObject({ result: "refused" });
    expect(await sandbox.ask("/phones/255711234510")).toEqual({ balance: 985_000 });
  });

  it("fetches a new token after an hour, and knows when it has no right to one", async () => {
    sandbox.move(3601);
    expect(await gateway.collect(asking("04"))).toEqual(waiting);
    const address = `${sandbox.address}/clickpesa`;
    const wrong = clickpesa({ address }, { ...account, apiKey: "wrong", checksum: json });
    expect(await wrong.collect(asking("01"))).toMatchObject({ result: "refused", reason: "credentials" });
    expect(await query(newReference(), wrong)).toMatchObject({ result: "unknown", why: "credentials" });
    const unsigned = clickpesa({ address }, { ...account, checksum: undefined });
    expect(await unsigned.collect(asking("01"))).toMatchObject({ result: "refused", reason: "invalid" });
  });
});

describe("on the wire", () => {
  const open = (checksum?: Checksum) =>
    clickpesa({ address: `${fake.address}/third-parties` }, { ...account, checksum });
  const available = { activeMethods: [{ name: "TIGO-PESA", status: "AVAILABLE", fee: 580 }] };
  const answer = (status: number, body: unknown, preview: unknown = available) =>
    fake.answerBy(({ path }) => {
      if (path.endsWith("/generate-token")) return { status: 200, body: { success: true, token: "Bearer TOKEN" } };
      return path.includes("preview") ? { status: 200, body: preview } : { status, body };
    });
  const payment = (reference: string, more: object) => ({
    ...{ id: "CP1", channel: "TIGO-PESA", orderReference: reference, paymentReference: "25792901157688" },
    ...{ collectedCurrency: "TZS", collectedAmount: "15000.00", createdAt: "2026-01-05T08:00:00Z", ...more },
  });
  beforeEach(() => fake.asked.splice(0));

  it("asks for exactly what ClickPesa documents", async () => {
    const ask = asking("01");
    answer(200, payment(ask.reference, { status: "PROCESSING" }));
    expect(await open(json).collect(ask)).toEqual({ result: "waiting", providerRef: "CP1" });
    expect(fake.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /third-parties/generate-token",
      "POST /third-parties/payments/preview-ussd-push-request",
      "POST /third-parties/payments/initiate-ussd-push-request",
    ]);
    expect(fake.asked[0]?.headers).toMatchObject({ "client-id": account.clientId, "api-key": account.apiKey });
    expect(fake.asked[2]?.headers.authorization).toBe("Bearer TOKEN");
    const { checksum, ...sent } = JSON.parse(fake.asked[2]?.body ?? "");
    const payload = {
      ...{ amount: "15000", currency: "TZS", orderReference: ask.reference, phoneNumber: "255711234501" },
    };
    expect(sent).toEqual(payload);
    expect(checksum).toBe(createHmac("sha256", json.key).update(JSON.stringify(payload)).digest("hex"));
  });

  it("has both checksums", () => {
    const payload = { b: "2", a: { d: 4, c: [1, { f: 6, e: 5 }] }, checksum: "x", checksumMethod: "y" };
    const hmac = (text: string) => createHmac("sha256", "k").update(text).digest("hex");
    expect(checksumOf(payload, { kind: "json", key: "k" })).toBe(hmac('{"a":{"c":[1,{"e":5,"f":6}],"d":4},"b":"2"}'));
    expect(checksumOf({ b: "2", a: "1" }, { kind: "values", key: "k" })).toBe(hmac("12"));
  });

  it.each([
    [409, { message: "Order reference X already used" }, { result: "unknown", why: "asked_before" }],
    [400, { message: "Order reference X already used" }, { result: "unknown", why: "asked_before" }],
    [400, { message: "amount must be greater than 1000" }, { result: "refused", reason: "invalid" }],
    [400, "<html>", { result: "unknown", why: "answer" }],
    [429, { message: "slow down" }, { result: "unknown", why: "answer" }],
    [500, { message: "x" }, { result: "unknown", why: "answer" }],
    [401, { message: "Unauthorized" }, { result: "unknown", why: "credentials" }],
    [200, {}, { result: "unknown" }],
    [200, payment("OTHER", { status: "SUCCESS" }), { result: "unknown" }],
  ])("HTTP %i with %j", async (status, body, outcome) => {
    answer(status, body);
    expect(await open().collect(asking("01"))).toMatchObject(outcome);
  });

  it("asks nobody where no network takes the payment", async () => {
    answer(200, {}, { activeMethods: [{ name: "HALOPESA", status: "UNAVAILABLE" }] });
    expect(await open().collect(asking("01"))).toMatchObject({ result: "refused", reason: "unavailable" });
    expect(fake.asked).toHaveLength(2);
  });

  it.each([
    [[{ status: "SETTLED" }], { result: "done", amount: { minor: 1_500_000, currency: "TZS" } }],
    [[{ status: "FAILED" }, { status: "SUCCESS", collectedAmount: "14999.5" }], { amount: { minor: 1_499_950 } }],
    [[{ status: "SUCCESS", collectedCurrency: "USD" }], { result: "done", amount: { currency: "USD" } }],
    [[{ status: "SUCCESS", collectedAmount: "1e9" }], { result: "unknown" }],
    [[{ status: "SUCCESS", orderReference: "OTHER" }], { result: "unknown" }],
    [[{ status: "ON-HOLD" }], { result: "waiting" }],
    [[{ status: "FAILED" }, { status: "PENDING" }], { result: "waiting" }],
    [[{ status: "NEW" }], { result: "unknown" }],
    [[{ status: "FAILED" }], { result: "refused", reason: "failed" }],
    [[], { result: "absent" }],
  ])("a query that says %j", async (payments, outcome) => {
    answer(
      200,
      payments.map((one) => payment("A1B2C3", one)),
    );
    expect(await query("A1B2C3", open())).toMatchObject(outcome);
  });

  it.each([
    ["preview", 404, { result: "refused", reason: "invalid" }],
    ["create", 404, { result: "unknown", why: "answer" }],
    ["create", 400, { result: "refused", reason: "invalid" }],
    ["create", 409, { result: "unknown", why: "asked_before" }],
  ])("money that is sent, where %s is answered with %i", async (step, status, outcome) => {
    fake.answerBy(({ path }) => {
      if (path.endsWith("/generate-token")) return { status: 200, body: { success: true, token: "Bearer TOKEN" } };
      return path.includes(step) ? { status, body: { message: "No such thing" } } : { status: 200, body: {} };
    });
    const { reference, phone, amountMinor, currency } = asking("01");
    expect(await open().payouts?.send({ reference, phone, amountMinor, currency })).toMatchObject(outcome);
  });

  it("has no way to give money back", async () => {
    const payment = { networkRef: "X", amountMinor: 100 };
    expect(await open().refund({ reference: "A1B2", payment, amountMinor: 100, currency: "TZS" })).toMatchObject({
      ...{ result: "refused", reason: "unsupported" },
    });
  });
});
