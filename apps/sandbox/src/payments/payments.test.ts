import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { till } from "../../test/till.ts";
import { createApp } from "../app.ts";
import { readEnv } from "../env.ts";

const pay = {
  ...{ input_Amount: "15000", input_CustomerMSISDN: "255712345606", input_Country: "TZN", input_Currency: "TZS" },
  ...{ input_ServiceProviderCode: "000000", input_TransactionReference: "A1", input_ThirdPartyConversationID: "A1" },
  input_PurchasedItemsDesc: "Oda",
};
const c2b = "c2bPayment/singleStage/";

describe("M-Pesa", () => {
  it("opens a session for the encrypted key only, and takes nothing without one", async () => {
    const { send, seal, mpesaAt, mpesaHeaders, openMpesa, move } = await till();
    const session = (headers: Record<string, string>) => send("GET", mpesaAt("getSession/"), undefined, headers);
    const wrong = { status: 401, json: { output_ResponseCode: "INS-2" } };
    expect(await session(mpesaHeaders("wrong"))).toMatchObject(wrong);
    expect(await session({ Authorization: "Bearer sandbox-api-key", Origin: "*" })).toMatchObject(wrong);
    expect(await session({ Authorization: `Bearer ${seal("sandbox-api-key")}` })).toMatchObject(wrong);
    expect(await send("POST", mpesaAt(c2b), pay, mpesaHeaders("sandbox-api-key"))).toMatchObject(wrong);
    const headers = await openMpesa();
    expect(await send("POST", mpesaAt(c2b), pay, headers)).toMatchObject({
      ...{ status: 201, json: { output_ResponseCode: "INS-0" } },
    });
    await move(3601);
    expect(await send("POST", mpesaAt(c2b), pay, headers)).toMatchObject(wrong);
  });

  it.each([
    [{ input_CustomerMSISDN: "712345606" }, "INS-2051"],
    [{ input_CustomerMSISDN: "0712345606" }, "INS-2051"],
    [{ input_CustomerMSISDN: "+255712345606" }, "INS-2051"],
    [{ input_Amount: "15000.50" }, "INS-15"],
    [{ input_Amount: "0" }, "INS-15"],
    [{ input_Amount: 15000 }, "INS-20"],
    [{ input_TransactionReference: "A".repeat(21) }, "INS-17"],
    [{ input_ThirdPartyConversationID: "A".repeat(41) }, "INS-19"],
    [{ input_ServiceProviderCode: "12345" }, "INS-13"],
    [{ input_Currency: "USD" }, "INS-21"],
    [{ input_PurchasedItemsDesc: undefined }, "INS-20"],
  ])("refuses %j", async (change, code) => {
    const { send, mpesaAt, openMpesa } = await till();
    const answer = await send("POST", mpesaAt(c2b), { ...pay, ...change }, await openMpesa());
    expect(answer).toMatchObject({ status: 400, json: { output_ResponseCode: code } });
    expect((await send("GET", "/_payments/pushes")).list).toEqual([]);
  });

  it("takes a reference once", async () => {
    const { send, mpesaAt, openMpesa } = await till();
    const headers = await openMpesa();
    await send("POST", mpesaAt(c2b), pay, headers);
    expect(await send("POST", mpesaAt(c2b), pay, headers)).toMatchObject({
      ...{ status: 409, json: { output_ResponseCode: "INS-10" } },
    });
    expect((await send("GET", "/_payments/phones/255712345606")).json).toEqual({ balance: 985_000 });
    const seen = (await send("GET", "/_payments/seen?network=mpesa&reference=A1")).list;
    expect(seen.map(({ status }) => status)).toEqual([201, 409]);
  });
});

describe("Airtel Money", () => {
  const place = { country: "TZ", currency: "TZS" };
  const asking = (id: string, subscriber = {}, transaction = {}) => ({
    reference: id,
    subscriber: { ...place, msisdn: "781234501", ...subscriber },
    transaction: { ...place, amount: 15_000, id, ...transaction },
  });

  it("gives a token for 180 seconds, as a text", async () => {
    const { send, openAirtel, move } = await till();
    const grant = { client_id: "sandbox-client", client_secret: "sandbox-secret", grant_type: "client_credentials" };
    expect((await send("POST", "/airtel/auth/oauth2/token", grant)).json).toMatchObject({ expires_in: "180" });
    expect(await send("POST", "/airtel/auth/oauth2/token", { ...grant, client_secret: "x" })).toMatchObject({
      status: 401,
    });
    const headers = await openAirtel();
    expect(await send("POST", "/airtel/merchant/v1/payments/", asking("PAY1"), headers)).toMatchObject({
      json: { status: { response_code: "DP00800001006", success: true } },
    });
    await move(180);
    expect(await send("POST", "/airtel/merchant/v1/payments/", asking("PAY2"), headers)).toMatchObject({ status: 401 });
  });

  it.each([
    [asking("PAY1", { msisdn: "255781234501" }), "ESB000033"],
    [asking("PAY1", { msisdn: "0781234501" }), "ESB000033"],
    [asking("PAY1", {}, { amount: 15_000.5 }), "ESB000008"],
    [asking("PAY1", {}, { amount: "15000" }), "ESB000008"],
    [asking("PAY1", { currency: "USD" }), "ESB000008"],
  ])("refuses %j", async (body, result_code) => {
    const { send, openAirtel } = await till();
    const answer = await send("POST", "/airtel/merchant/v1/payments/", body, await openAirtel());
    expect(answer).toMatchObject({ status: 400, json: { status: { result_code, success: false } } });
  });

  it("needs its headers, and takes an id once", async () => {
    const { send, openAirtel } = await till();
    const headers = await openAirtel();
    const push = (more = {}) => send("POST", "/airtel/merchant/v1/payments/", asking("PAY1"), { ...headers, ...more });
    expect(await push({ "X-Country": "KE" })).toMatchObject({ json: { status: { result_code: "ROUTER006" } } });
    expect(await push()).toMatchObject({ status: 200 });
    expect(await push()).toMatchObject({ json: { status: { result_code: "ESB000041" } } });
  });
});

describe("ClickPesa", () => {
  const asking = { amount: "15000", currency: "TZS", orderReference: "PAY1", phoneNumber: "255711234501" };

  it.each([
    [{}, "Invalid checksum"],
    [{ amount: "15000.50" }, "amount"],
    [{ amount: 15000 }, "amount"],
    [{ currency: "EUR" }, "currency"],
    [{ orderReference: "PAY-1" }, "orderReference"],
    [{ phoneNumber: "0711234501" }, "phoneNumber"],
  ])("refuses %j", async (change, words) => {
    const { send, openClickpesa } = await till();
    const headers = await openClickpesa();
    for (const step of ["preview", "initiate"]) {
      const path = `/clickpesa/payments/${step}-ussd-push-request`;
      expect(await send("POST", path, { ...asking, ...change }, headers)).toMatchObject({
        ...{ status: 400, json: { message: expect.stringContaining(words) } },
      });
    }
  });

  it("takes a reference once, from whoever has a token", async () => {
    const { send, openClickpesa } = await till();
    await send("POST", "/_payments/accounts/clickpesa", { checksum_key: "" });
    const headers = await openClickpesa();
    const path = "/clickpesa/payments/initiate-ussd-push-request";
    expect(await send("POST", path, asking)).toMatchObject({ status: 401 });
    expect(await send("POST", path, asking, headers)).toMatchObject({ status: 200, json: { status: "PROCESSING" } });
    expect(await send("POST", path, asking, headers)).toMatchObject({ status: 409 });
  });
});

describe("the phones", () => {
  const push = async (phone: string) => {
    const stand = await till();
    await stand.send("POST", "/_payments/accounts/mpesa", { callback_url: "http://shop/" });
    const body = { ...pay, input_CustomerMSISDN: phone };
    await stand.send("POST", stand.mpesaAt(c2b), body, await stand.openMpesa());
    return stand;
  };

  it("show who asks for how much, until somebody answers", async () => {
    const { app, send, told } = await push("255712345610");
    const stop = new AbortController();
    const events = await app.request("/sandbox/payments/events", { signal: stop.signal });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = (await reader?.read())?.value ?? "";
    expect(heard).toContain('"msisdn":"255712345610","merchant":"Mauzo","amount":15000,"network":"mpesa"');
    expect(await send("POST", "/_payments/pushes/A1", { choice: "refunded" })).toMatchObject({ status: 404 });
    await send("POST", "/_payments/pushes/A1", { choice: "declined" });
    expect((await reader?.read())?.value).toContain("data: []");
    expect(told).toEqual([
      expect.objectContaining({ input_ResultCode: "INS-5", input_ThirdPartyConversationID: "A1" }),
    ]);
    await send("POST", "/_payments/pushes/A1", { choice: "paid" });
    expect((await send("GET", "/_payments/pushes")).list).toMatchObject([{ state: "declined" }]);
    stop.abort();
    await reader?.cancel();
  });

  it.each(["01", "04"])("that end in %s show nothing", async (last) => {
    const { app } = await push(`2557123456${last}`);
    const stop = new AbortController();
    const events = await app.request("/sandbox/payments/events", { signal: stop.signal });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("data: []");
    stop.abort();
    await reader?.cancel();
  });

  it("are empty again after a reset, and every reference new", async () => {
    const { send, mpesaAt, openMpesa } = await push("255712345610");
    await send("POST", "/_payments/reset", {});
    for (const path of ["pushes", "seen", "callbacks"])
      expect((await send("GET", `/_payments/${path}`)).list).toEqual([]);
    expect(await send("POST", mpesaAt(c2b), pay, await openMpesa())).toMatchObject({ status: 201 });
  });
});

it("keeps M-Pesa's key where the settings name one", async () => {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const SANDBOX_MPESA_KEY = pair.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  const app = createApp({ mpesaKey: readEnv({ SANDBOX_MPESA_KEY }).mpesaKey });
  const public_key = pair.publicKey.export({ format: "der", type: "spki" }).toString("base64");
  expect(await (await app.request("/_payments/accounts")).json()).toMatchObject({ mpesa: [{ public_key }] });
  expect(readEnv({}).mpesaKey).toBeUndefined();
});

it("answers nobody but this machine", async () => {
  const { app } = await till();
  const foreign: Record<string, string>[] = [
    { "X-Forwarded-For": "41.59.1.1" },
    { Host: "mauzo.example" },
    { Origin: "http://x.example" },
  ];
  for (const path of ["/_payments/accounts", "/sandbox/payments/events", "/clickpesa/payments/X"])
    for (const headers of foreign) expect((await app.request(path, { headers })).status, path).toBe(403);
});
