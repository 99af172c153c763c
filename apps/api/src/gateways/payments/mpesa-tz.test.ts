import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFakeProvider } from "../../../test/fake-provider.ts";
import { newReference, openPaymentSandbox, type PaymentSandbox } from "../../../test/payment-sandbox.ts";
import { type MpesaAccount, mpesaTz } from "./mpesa-tz.ts";
import type { Collect, PaymentGateway } from "./port.ts";

let sandbox: PaymentSandbox;
let fake: Awaited<ReturnType<typeof openFakeProvider>>;
let account: MpesaAccount;
let gateway: PaymentGateway;

beforeAll(async () => {
  [sandbox, fake] = await Promise.all([openPaymentSandbox(), openFakeProvider()]);
  const [own] = (await sandbox.ask("/accounts")).mpesa;
  account = { apiKey: own.api_key, publicKey: own.public_key, serviceProviderCode: own.service_provider_code };
  gateway = mpesaTz({ address: `${sandbox.address}/mpesa/openapi`, now: sandbox.now }, account);
});
afterAll(() => {
  sandbox.close();
  fake.close();
});

const asking = (last: string, reference = newReference()): Collect => ({
  ...{ reference, phone: `+2557123456${last}`, amountMinor: 1_500_000, currency: "TZS", description: "Oda 7K4Q9" },
});
const query = (reference: string) => gateway.query({ reference, providerRef: undefined });
/** The customer decides while the request is open. */
const collect = async (ask: Collect, seconds = 2, by = gateway) => {
  const answered = by.collect(ask);
  await sandbox.pushed(ask.reference);
  sandbox.move(seconds);
  return answered;
};

describe("against the stand-in", () => {
  it("is paid, declined, without money or unanswered, and the query says the same", async () => {
    const paid = asking("01");
    const done = await collect(paid);
    expect(done).toEqual({ result: "done", amount: undefined, networkRef: expect.stringMatching(/^[A-Z0-9]{10}$/) });
    expect(await query(paid.reference)).toEqual(done);

    const declined = asking("02");
    expect(await collect(declined)).toEqual({ result: "refused", reason: "declined", code: "INS-5" });
    expect(await query(declined.reference)).toMatchObject({ result: "refused", reason: "declined" });
    expect(await collect(asking("03"))).toEqual({ result: "refused", reason: "no_balance", code: "INS-2006" });

    const silent = asking("04");
    expect(await collect(silent, 15)).toEqual({ result: "unknown", why: "answer", code: "INS-9" });
    expect(await query(silent.reference)).toMatchObject({ result: "unknown" });
    sandbox.move(120);
    expect(await query(silent.reference)).toEqual({ result: "refused", reason: "expired", code: "Expired" });
  });

  it("asks for the PIN on any other phone", async () => {
    const ask = asking("10");
    const answered = gateway.collect(ask);
    await sandbox.pushed(ask.reference);
    await sandbox.choose(ask.reference, "wrong_pin");
    expect(await answered).toMatchObject({ result: "refused", reason: "failed" });
  });

  it("sends once when the answer is lost, and finds out by the query", async () => {
    const lost = asking("07");
    expect(await gateway.collect(lost)).toEqual({ result: "unknown", why: "silence", code: undefined });
    expect(await query(lost.reference)).toMatchObject({ result: "done" });
    const sent = await sandbox.ask(`/seen?reference=${lost.reference}`);
    expect(sent.filter(({ method }: { method: string }) => method === "POST")).toHaveLength(1);
  });

  it("takes late money, and does nothing twice for a reference", async () => {
    const late = asking("08");
    expect(await collect(late, 15)).toMatchObject({ result: "unknown" });
    sandbox.move(120);
    expect(await query(late.reference)).toMatchObject({ reason: "expired" });
    sandbox.move(180);
    expect(await query(late.reference)).toMatchObject({ result: "done" });
    expect(await gateway.collect(late)).toEqual({ result: "unknown", why: "asked_before", code: "INS-10" });
    expect(await query(newReference())).toEqual({ result: "absent" });
  });

  it("gives back a part, and no more than was paid", async () => {
    const paid = await collect(asking("01"));
    if (paid.result !== "done") throw new Error("not paid");
    const refund = (amountMinor: number) => {
      const payment = { networkRef: paid.networkRef, amountMinor: 1_500_000 };
      return gateway.refund({ reference: newReference(), payment, amountMinor, currency: "TZS" });
    };
    expect(await refund(500_000)).toMatchObject({ result: "done" });
    expect(await refund(1_500_000)).toMatchObject({ result: "refused", reason: "failed" });
    expect(await refund(1_600_000)).toMatchObject({ result: "refused", reason: "invalid" });
  });

  it("opens a new session when the old one has ended, and knows when it has no key", async () => {
    const before = (await sandbox.ask("/seen")).filter(({ path }: { path: string }) => path.includes("getSession"));
    sandbox.move(3700);
    expect(await collect(asking("01"))).toMatchObject({ result: "done" });
    const after = (await sandbox.ask("/seen")).filter(({ path }: { path: string }) => path.includes("getSession"));
    expect(after.length).toBe(before.length + 1);

    const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "der", type: "spki" });
    for (const wrong of [{ apiKey: "wrong" }, { publicKey: other.toString("base64") }, { publicKey: "none" }]) {
      const turnedAway = mpesaTz({ address: `${sandbox.address}/mpesa/openapi` }, { ...account, ...wrong });
      expect(await turnedAway.collect(asking("01"))).toEqual({
        ...{ result: "refused", reason: "credentials", code: undefined },
      });
      // The payment may have been made when the key was still right.
      expect(await turnedAway.query({ reference: newReference(), providerRef: undefined })).toMatchObject({
        ...{ result: "unknown", why: "credentials" },
      });
    }
  });

  it("keeps a session that is not good yet", async () => {
    const slow = { service_provider_code: "222222", api_key: "slow", session_delay_seconds: 25 };
    await sandbox.ask("/accounts/mpesa", slow);
    const by = mpesaTz(
      { address: `${sandbox.address}/mpesa/openapi`, now: sandbox.now },
      { ...account, apiKey: "slow", serviceProviderCode: "222222" },
    );
    const ask = asking("01");
    for (const seconds of [0, 10]) {
      sandbox.move(seconds);
      expect(await by.collect(ask)).toEqual({ result: "unknown", why: "credentials", code: "INS-2" });
    }
    sandbox.move(15);
    expect(await collect(ask, 2, by)).toMatchObject({ result: "done" });
  });

  it("with a callback address waits for the result, which it can read", async () => {
    await sandbox.ask("/accounts/mpesa", {
      service_provider_code: "111111",
      api_key: "other",
      callback_url: "http://x/",
    });
    const other = { ...account, apiKey: "other", serviceProviderCode: "111111" };
    const waiting = mpesaTz({ address: `${sandbox.address}/mpesa/sandbox/` }, other);
    const ask = asking("01");
    expect(await waiting.collect(ask)).toEqual({ result: "waiting", providerRef: expect.any(String) });
    sandbox.move(2);
    await sandbox.ask("/idle", {});
    const callback = sandbox.callbacks.at(-1);
    const read = waiting.readCallback(callback?.headers ?? new Headers(), callback?.body ?? "");
    expect(read).toMatchObject({ reference: ask.reference, answer: { output_ResponseCode: "0" } });
    for (const body of ["", "null", "[]", "{}", '{"input_OriginalConversationID":"1"}'])
      expect(waiting.readCallback(new Headers(), body)).toBeUndefined();
  });

  it("sends nothing that no provider takes", async () => {
    const before = (await sandbox.ask("/seen")).length;
    for (const wrong of [
      { phone: "0712345601" },
      { amountMinor: 1_500_050 },
      { amountMinor: 0 },
      { currency: "KES" },
      { reference: "MAUZO0000000000000001" },
      { reference: "MAUZO-1" },
    ])
      expect(await gateway.collect({ ...asking("01"), ...wrong })).toMatchObject({ result: "refused" });
    expect((await sandbox.ask("/seen")).length).toBe(before);
  });
});

describe("on the wire", () => {
  const key = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "der", type: "spki" });
  const ours = { apiKey: "key", publicKey: key.toString("base64"), serviceProviderCode: "000000" };
  const session = {
    ...{
      output_ResponseCode: "INS-0",
      output_ResponseDesc: "Request processed successfully",
      output_SessionID: "ab12",
    },
  };
  const open = () => mpesaTz({ address: `${fake.address}/openapi` }, ours);
  const answer = (status: number, body: unknown) =>
    fake.answerBy(({ path }) => (path.endsWith("/getSession/") ? { status: 200, body: session } : { status, body }));
  beforeEach(() => fake.asked.splice(0));

  it("asks for exactly what the platform documents", async () => {
    answer(201, {
      output_ResponseCode: "INS-0",
      output_ResponseDesc: "Request processed successfully",
      output_TransactionID: "DFJ9B1FX2B",
      output_ConversationID: "2fd76ec1",
      output_ThirdPartyConversationID: "A1",
    });
    const ask = asking("01");
    expect(await open().collect(ask)).toEqual({ result: "done", amount: undefined, networkRef: "DFJ9B1FX2B" });
    expect(fake.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /openapi/ipg/v2/vodacomTZN/getSession/",
      "POST /openapi/ipg/v2/vodacomTZN/c2bPayment/singleStage/",
    ]);
    expect(JSON.parse(fake.asked[1]?.body ?? "")).toEqual({
      input_Amount: "15000",
      input_CustomerMSISDN: "255712345601",
      input_Country: "TZN",
      input_Currency: "TZS",
      input_ServiceProviderCode: "000000",
      input_TransactionReference: ask.reference,
      input_ThirdPartyConversationID: ask.reference,
      input_PurchasedItemsDesc: "Oda 7K4Q9",
    });
    expect(fake.asked[1]?.headers).toMatchObject({ origin: "*" });
    expect(fake.asked[1]?.headers.authorization).toMatch(/^Bearer [A-Za-z0-9+/]{342}==$/);
  });

  it.each([
    [401, "INS-5", { result: "refused", reason: "declined" }],
    [401, "INS-6", { result: "refused", reason: "failed" }],
    [400, "INS-2051", { result: "refused", reason: "unknown_number" }],
    [422, "INS-2006", { result: "refused", reason: "no_balance" }],
    [400, "INS-13", { result: "refused", reason: "credentials" }],
    [408, "INS-9", { result: "unknown", why: "answer" }],
    [503, "INS-16", { result: "unknown", why: "answer" }],
    [500, "INS-1", { result: "unknown", why: "answer" }],
    [400, "INS-23", { result: "unknown", why: "answer" }],
    [400, "999", { result: "unknown", why: "answer" }],
    [502, "INS-6", { result: "unknown", why: "answer" }],
    [409, "INS-10", { result: "unknown", why: "asked_before" }],
    [401, "INS-2", { result: "unknown", why: "credentials" }],
  ])("HTTP %i with %s", async (status, output_ResponseCode, outcome) => {
    answer(status, { output_ResponseCode, output_ResponseDesc: "…" });
    expect(await open().collect(asking("01"))).toEqual({ ...outcome, code: output_ResponseCode });
  });

  it.each([
    ["Completed", "DFJ9B1FX2B", { result: "done", amount: undefined, networkRef: "DFJ9B1FX2B" }],
    ["Completed", "N/A", { result: "unknown" }],
    ["Cancelled", "N/A", { result: "refused", reason: "declined" }],
    ["Expired", "N/A", { result: "refused", reason: "expired" }],
    ["N/A", "N/A", { result: "unknown" }],
  ])("a query that says %s and %s", async (status, id, outcome) => {
    answer(200, {
      ...{ output_ResponseCode: "INS-0", output_ResponseTransactionStatus: status, output_OriginalTransactionID: id },
    });
    expect(await open().query({ reference: "A1B2C3", providerRef: undefined })).toMatchObject(outcome);
    expect(fake.asked[1]?.path).toMatch(
      /queryTransactionStatus\/\?input_Country=TZN&input_ServiceProviderCode=000000&input_QueryReference=A1B2C3&/,
    );
  });
});
