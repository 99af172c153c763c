import { generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeAnswer, openFakeProvider } from "../../../test/fake-provider.ts";
import { airtel } from "./airtel.ts";
import { clickpesa } from "./clickpesa.ts";
import { mpesaTz } from "./mpesa-tz.ts";
import type { PaymentGateway } from "./port.ts";

const reference = "MAUZO7K4Q9DXM2T00001";
const secrets = {
  ...{ clientId: "canary-client", clientSecret: "canary-secret", apiKey: "canary-key", callbackKey: "canary-hash" },
};
const publicKey = generateKeyPairSync("rsa", { modulusLength: 2048 })
  .publicKey.export({ format: "der", type: "spki" })
  .toString("base64");
const phone = "+255712345678";
const ask = { reference, phone, amountMinor: 1_500_000, currency: "TZS", description: "Oda 7K4Q9" };
const refund = {
  ...{ reference: "REFUND01", amountMinor: 1_500_000, currency: "TZS" },
  payment: { networkRef: "DFJ9B1FX2B", amountMinor: 1_500_000 },
};

let fake: Awaited<ReturnType<typeof openFakeProvider>>;
beforeAll(async () => {
  fake = await openFakeProvider();
});
afterAll(() => fake.close());
beforeEach(() => fake.asked.splice(0));

const make = (name: string, timeoutMs = 20_000): PaymentGateway => {
  const settings = { address: fake.address, timeoutMs };
  if (name === "mpesa") return mpesaTz(settings, { apiKey: secrets.apiKey, publicKey, serviceProviderCode: "000000" });
  if (name === "airtel") return airtel(settings, secrets);
  return clickpesa(settings, { ...secrets, checksum: { kind: "json", key: secrets.callbackKey } });
};
const entry = /getSession|oauth2\/token|generate-token/;
const admissions = {
  ...{ output_ResponseCode: "INS-0", output_SessionID: "canary-session" },
  ...{ access_token: "canary-token", expires_in: "180", success: true, token: "Bearer canary-token" },
};
const preview = { activeMethods: [{ status: "AVAILABLE" }] };
/** Lets us in, and then answers as it likes. */
const answerWith = (answer: FakeAnswer) =>
  fake.answerBy(({ path }) => {
    if (entry.test(path)) return { status: 200, body: admissions };
    return path.includes("preview") ? { status: 200, body: preview } : answer;
  });
const everything = (gateway: PaymentGateway) =>
  Promise.all([gateway.collect(ask), gateway.query({ reference, providerRef: undefined }), gateway.refund(refund)]);

/** Shapes of the providers with words that none of them has, or that leave everything open. */
const openWords = fc.constantFrom("INS-9", "INS-16", "INS-1", "INS-23", "999", "TA", "", "N/A", "Pending");
const openCodes = fc.constantFrom("DP00800001000", "DP00800001024", "DP00800001098", "ESB000099", "");
const shapes = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.record({ output_ResponseCode: openWords, output_ResponseTransactionStatus: openWords }),
  fc.record({ output_ResponseCode: fc.constant("INS-0"), output_ResponseTransactionStatus: openWords }),
  fc.record({
    data: fc.record({ transaction: fc.record({ status: openWords, airtel_money_id: fc.string() }) }),
    status: fc.record({ response_code: openCodes, result_code: openCodes, success: fc.boolean() }),
  }),
  fc.array(
    fc.record({ status: openWords, orderReference: fc.constantFrom(reference, "OTHER"), collectedAmount: openWords }),
  ),
);
const statuses = fc.constantFrom(200, 201, 202, 204, 302, 400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504);

describe.each(["mpesa", "airtel", "clickpesa"])("%s", (name) => {
  it("neither throws nor says paid or failed, whatever is answered that says neither", async () => {
    await fc.assert(
      fc.asyncProperty(statuses, shapes, async (status, body) => {
        answerWith({ status, body });
        const results = (await everything(make(name))).map((outcome) =>
          outcome.result === "refused" ? `refused: ${outcome.reason}` : outcome.result,
        );
        // ClickPesa's list without our reference says that there is none; it gives no money back.
        const allowed = ["unknown", "waiting", ...(name === "clickpesa" ? ["absent", "refused: unsupported"] : [])];
        expect(results.filter((result) => !allowed.includes(result))).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it("is not let in by whatever is answered at the door, and takes no payment for failed", async () => {
    await fc.assert(
      fc.asyncProperty(statuses, shapes, async (status, body) => {
        fake.answerBy(() => ({ status, body }));
        const [collected, asked] = await everything(make(name));
        if (collected?.result === "refused") expect(collected).toMatchObject({ reason: "credentials" });
        else expect(collected).toMatchObject({ result: "unknown" });
        expect(asked).toMatchObject({ result: "unknown" });
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, FakeAnswer]>([
    ["10 MB", { status: 200, body: `"${"x".repeat(10_000_000)}"` }],
    ["65 kB of right JSON", { status: 200, body: { ...admissions, ...preview, filler: "x".repeat(65_536) } }],
    ["nothing", () => undefined],
    ["a head and no body", (_, response) => void response.writeHead(200).write("{")],
    ["one byte late", (_, response) => void setTimeout(() => response.write(" "), 100).unref()],
    ["a closed line", (_, response) => void response.destroy()],
  ])("does not know after %s, and does not wait for ever", async (_, answer) => {
    answerWith(answer);
    const began = performance.now();
    for (const outcome of await everything(make(name, 500)))
      if (outcome.result !== "refused") expect(outcome).toMatchObject({ result: "unknown" });
      else expect(outcome).toMatchObject({ reason: "unsupported" });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("follows nobody to another address, so nothing goes there", async () => {
    const other = await openFakeProvider();
    const location = `${other.address}/`;
    answerWith((_, response) => void response.writeHead(307, { location }).end());
    await everything(make(name));
    fake.answerBy(() => (_, response) => void response.writeHead(307, { location }).end());
    await everything(make(name));
    expect(other.asked).toEqual([]);
    other.close();
  });

  it("does not know after nobody was there", async () => {
    const away = await openFakeProvider();
    away.close();
    const settings = { address: away.address };
    const gateways = [
      mpesaTz(settings, { apiKey: "x", publicKey, serviceProviderCode: "000000" }),
      airtel(settings, secrets),
      clickpesa(settings, { ...secrets, checksum: undefined }),
    ];
    for (const gateway of gateways)
      expect(await gateway.collect(ask)).toEqual({ result: "unknown", why: "silence", code: undefined });
  });

  it("says nothing of a secret or a phone, whatever the provider repeats", async () => {
    const words = JSON.stringify({ ...secrets, phone, digits: phone.slice(1), token: "canary-token" });
    for (const [status, body] of [
      [400, { message: words, output_ResponseCode: words, status: { response_code: words, result_code: words } }],
      [200, { output_ResponseCode: "INS-0", output_ResponseTransactionStatus: words }],
      [400, { message: "no", output_ResponseCode: phone.slice(1), status: { response_code: phone.slice(1) } }],
      [200, [{ status: words, orderReference: reference }]],
      [200, { data: { transaction: { status: words } }, status: { response_code: words, success: true } }],
    ] as const) {
      answerWith({ status, body });
      const said = JSON.stringify(await everything(make(name)));
      expect(said).not.toMatch(/canary|712345678/);
    }
  });

  it("reads no callback out of anything else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(make(name).readCallback(new Headers(), body)).toBeUndefined();
      }),
    );
  });
});
