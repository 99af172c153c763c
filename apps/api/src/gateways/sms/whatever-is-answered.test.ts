import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeAnswer, openFakeProvider } from "../../../test/fake-provider.ts";
import { smsAccounts as accounts, smsMessage as message } from "../../../test/sms-accounts.ts";
import { openSmsGateway } from "./open-sms-gateway.ts";
import type { SmsGateway } from "./port.ts";

let fake: Awaited<ReturnType<typeof openFakeProvider>>;
let gateway: SmsGateway;
const open = (timeoutMs = 10_000) =>
  openSmsGateway({ beem: fake.address, nextsms: fake.address, africas_talking: fake.address }, { timeoutMs });
beforeAll(async () => {
  fake = await openFakeProvider();
  gateway = open();
});
afterAll(() => fake.close());
beforeEach(() => fake.asked.splice(0));
const answer = (status: number, body: unknown) => fake.answerBy(() => ({ status, body }));

describe.each(["beem", "nextsms", "africas_talking"] as const)("%s", (name) => {
  const account = accounts[name];

  it("neither throws nor sends twice, and says accepted for nothing but that", async () => {
    const statuses = fc.constantFrom(200, 201, 204, 302, 400, 401, 404, 408, 422, 429, 500, 503, 504);
    const status = fc.record({ groupName: fc.constantFrom("NEW", ""), name: fc.string() });
    const shapes = fc.oneof(
      ...[fc.jsonValue(), fc.string()],
      fc.record({ successful: fc.constantFrom(true, false), code: fc.integer(), message: fc.string() }),
      fc.record({ messages: fc.array(fc.record({ status })) }),
      fc.record({ SMSMessageData: fc.record({ Message: fc.string(), Recipients: fc.array(fc.jsonValue()) }) }),
    );
    await fc.assert(
      fc.asyncProperty(statuses, shapes, async (code, body) => {
        answer(code, body);
        fake.asked.splice(0);
        const outcome = await gateway.send(account, message);
        expect(outcome.kind).not.toBe("accepted");
        if (code >= 500) expect(outcome).toEqual({ kind: "unknown" });
        expect(fake.asked).toHaveLength(1);
        const checked = await gateway.check(account);
        expect(["ok", "refused", "unknown"]).toContain(checked.kind);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, FakeAnswer]>([
    ["10 MB", { status: 200, body: `"${"x".repeat(10_000_000)}"` }],
    ["nothing", () => undefined],
    ["a head and no body", (_, response) => void response.writeHead(200).write("{")],
    ["a closed line", (_, response) => void response.destroy()],
    ["another address", (_, response) => void response.writeHead(307, { location: "http://127.0.0.1:9/" }).end()],
  ])("does not know after %s", async (_, given) => {
    fake.answerBy(() => given);
    expect(await open(300).send(account, message)).toEqual({ kind: "unknown" });
    expect(fake.asked).toHaveLength(1);
  });

  it("knows that nothing has left where nobody is", async () => {
    const away = await openFakeProvider();
    away.close();
    const { address } = away;
    const closed = openSmsGateway({ beem: address, nextsms: address, africas_talking: address });
    expect(await closed.send(account, message)).toEqual({ kind: "refused", code: "busy", providerCode: "unreached" });
  });

  it("is not asked for what it never takes", async () => {
    answer(200, {});
    expect(await gateway.send(account, { ...message, to: "0712345678" })).toMatchObject({ code: "number" });
    expect(await gateway.send(account, { ...message, text: " \n" })).toMatchObject({ code: "content" });
    expect(await gateway.send({ ...account, senderId: "DUKA LA NEEMA" }, message)).toMatchObject({ code: "sender" });
    expect(await gateway.send({ ...account, credentials: {} }, message)).toMatchObject({ code: "credentials" });
    expect(await gateway.check({ ...account, credentials: { username: "a", api_key: "a\nb" } })).toMatchObject({
      code: "credentials",
    });
    expect(fake.asked).toEqual([]);
  });

  it("says nothing of a secret or a phone, whatever the provider repeats", async () => {
    const words = JSON.stringify({ ...account.credentials, to: message.to });
    for (const body of [
      { code: words, message: `Invalid phone ${words}`, data: { code: words } },
      { messages: [{ status: { groupName: "REJECTED", name: words } }], error: words },
      { SMSMessageData: { Message: words, Recipients: [] } },
    ]) {
      answer(400, body);
      expect(JSON.stringify(await gateway.send(account, message))).not.toMatch(/canary|712345678/);
    }
  });

  it("reads no report out of anything else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(gateway.readReports(name, body)).toEqual([]);
      }),
    );
  });
});
