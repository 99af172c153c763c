import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFakeProvider } from "../../../test/fake-provider.ts";
import { smsAccounts as accounts, smsMessage as message } from "../../../test/sms-accounts.ts";
import { openSmsGateway } from "./open-sms-gateway.ts";
import type { SmsGateway } from "./port.ts";

let fake: Awaited<ReturnType<typeof openFakeProvider>>;
let gateway: SmsGateway;
beforeAll(async () => {
  fake = await openFakeProvider();
  gateway = openSmsGateway({ beem: fake.address, nextsms: fake.address, africas_talking: fake.address });
});
afterAll(() => fake.close());
beforeEach(() => fake.asked.splice(0));

const answer = (status: number, body: unknown) => fake.answerBy(() => ({ status, body }));
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

describe("Beem Africa", () => {
  const taken = {
    ...{ successful: true, request_id: 35_918_915, code: 100, message: "Message Submitted Successfully" },
    ...{ valid: 1, invalid: 0, duplicates: 0 },
  };
  it("is asked for exactly what it documents", async () => {
    answer(200, taken);
    expect(await gateway.send(accounts.beem, message)).toEqual({ kind: "accepted", providerRef: "35918915" });
    await gateway.send(accounts.beem, { ...message, text: "Asante 🙏" });
    const [first, second] = fake.asked;
    expect([first?.method, first?.path]).toEqual(["POST", "/v1/send"]);
    expect(first?.headers).toMatchObject({
      ...{ authorization: basic("canary-key:canary-secret"), "content-type": "application/json" },
    });
    expect(JSON.parse(first?.body ?? "")).toEqual({
      ...{ source_addr: "DUKA", schedule_time: "", encoding: 0, message: "Ofa ya leo\nKaribu" },
      recipients: [{ recipient_id: 1, dest_addr: "255712345678" }],
    });
    expect(JSON.parse(second?.body ?? "")).toMatchObject({ encoding: 8, message: "Asante 🙏" });
  });

  it.each([
    [200, { ...taken, valid: 0, invalid: 1 }, { kind: "refused", code: "number" }],
    [400, { code: 102, message: "Insufficient balance" }, { kind: "refused", code: "balance", providerCode: "102" }],
    // Another list of its codes has this one for another thing.
    [400, { code: 103, message: "Insufficient balance" }, { kind: "refused", code: "balance" }],
    [400, { data: { code: 111, message: "Invalid Sender Id" } }, { kind: "refused", code: "sender" }],
    [400, { code: 101, message: "Invalid phone number" }, { kind: "refused", code: "number" }],
    [400, { code: 104, message: "Please provide all required parameters" }, { kind: "refused", code: "content" }],
    [400, { code: 106, message: "No route mapping to your account" }, { kind: "refused", code: "other" }],
    [
      401,
      { data: { code: 120, message: "Invalid Authentication Parameters" } },
      { kind: "refused", code: "credentials" },
    ],
    [401, {}, { kind: "refused", code: "credentials" }],
    [400, { code: 103, message: "Network timeout" }, { kind: "unknown" }],
    [429, {}, { kind: "refused", code: "busy" }],
    [200, { successful: true }, { kind: "unknown" }],
    [500, { code: 102, message: "Insufficient balance" }, { kind: "unknown" }],
    [404, "<html>", { kind: "refused", code: "other", providerCode: "HTTP-404" }],
  ])("HTTP %i with %j", async (status, body, outcome) => {
    answer(status, body);
    expect(await gateway.send(accounts.beem, message)).toMatchObject(outcome);
  });

  it("tells balance and sender ids", async () => {
    fake.answerBy(({ path }) => ({
      status: 200,
      body: path.includes("balance")
        ? { data: { credit_balance: "4520.75" } }
        : {
            data: [
              { senderid: "DUKA", status: "active" },
              { senderid: "OFA", status: "pending" },
            ],
          },
    }));
    expect(await gateway.check(accounts.beem)).toEqual({
      ...{ kind: "ok", balance: { kind: "messages", count: 4520 }, senderIds: ["DUKA"] },
    });
    expect(fake.asked.map(({ path }) => path).toSorted()).toEqual([
      ...["/public/v1/sender-names?status=active", "/public/v1/vendors/balance"],
    ]);
    answer(401, { data: { code: 120, message: "Invalid Authentication Parameters" } });
    expect(await gateway.check(accounts.beem)).toMatchObject({ kind: "refused", code: "credentials" });
  });

  it("is believed by its reports, as JSON, as a list and as a form", () => {
    const read = (body: string) => gateway.readReports("beem", body);
    const report = (status: string) => ({ request_id: 35_918_915, recipient_id: 1, dest_addr: "255712345678", status });
    const [providerRef, state] = ["35918915", "delivered"];
    expect(read(JSON.stringify(report("DELIVERED")))).toEqual([{ providerRef, state }]);
    expect(read("request_id=35918915&dest_addr=255712345678&status=delivered")).toEqual([{ providerRef, state }]);
    expect(read(JSON.stringify([report("pending"), report("expired"), report("failed"), report("new")]))).toEqual([
      { providerRef, state: "sent" },
      { providerRef, state: "failed", code: "expired" },
      { providerRef, state: "failed", code: "other" },
    ]);
  });
});

describe("NextSMS", () => {
  const said = (groupName: string, name: string, more = {}) => ({
    messages: [
      {
        ...{ to: "255712345678", status: { groupId: 18, groupName, id: 51, name, description: "…" }, smsCount: 1 },
        ...more,
      },
    ],
  });
  it("is asked for exactly what it documents", async () => {
    answer(200, said("PENDING", "PENDING_ENROUTE", { messageId: "28089492984101631440" }));
    expect(await gateway.send(accounts.nextsms, message)).toEqual({
      ...{ kind: "accepted", providerRef: "28089492984101631440" },
    });
    const [asked] = fake.asked;
    expect([asked?.method, asked?.path]).toEqual(["POST", "/api/sms/v1/text/single"]);
    expect(asked?.headers).toMatchObject({ authorization: basic("duka:canary: neno"), accept: "application/json" });
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      ...{ from: "DUKA", to: "255712345678", text: "Ofa ya leo\nKaribu", reference: "K1_a-9" },
    });
    answer(200, said("PENDING", "ENROUTE (SENT)"));
    expect(await gateway.send(accounts.nextsms, message)).toEqual({ kind: "accepted", providerRef: "K1_a-9" });
  });

  it.each([
    [
      200,
      said("REJECTED", "REJECTED_NOT_ENOUGH_CREDITS"),
      { code: "balance", providerCode: "REJECTED_NOT_ENOUGH_CREDITS" },
    ],
    [200, said("REJECTED", "REJECTED_SOURCE"), { code: "sender" }],
    [200, said("REJECTED", "REJECTED_INVALID_DESTINATION"), { code: "number" }],
    [200, said("REJECTED", "REJECTED_DND"), { code: "blocked" }],
    [200, said("REJECTED", "REJECTED_MESSAGE_TOO_LONG"), { code: "content" }],
    [200, said("REJECTED", "REJECTED_FLOODING_FILTER"), { code: "busy" }],
    [200, said("REJECTED", "REJECTED_NEW"), { kind: "refused", code: "other" }],
    [200, said("STRANGE", "STRANGE"), { kind: "unknown" }],
    [200, said("DELIVERY", "UNDELIVERABLE"), { kind: "refused", code: "other" }],
    [400, { error: "REJECTED_SENDER" }, { code: "sender" }],
    [401, { error: "Not authorized" }, { code: "credentials" }],
    [403, {}, { code: "credentials" }],
    [200, { messages: [] }, { kind: "unknown" }],
    [502, {}, { kind: "unknown" }],
  ])("HTTP %i with %j", async (status, body, outcome) => {
    answer(status, body);
    expect(await gateway.send(accounts.nextsms, message)).toMatchObject(outcome);
  });

  it("tells its balance", async () => {
    answer(200, { sms_balance: 4520 });
    expect(await gateway.check(accounts.nextsms)).toEqual({ kind: "ok", balance: { kind: "messages", count: 4520 } });
    expect(fake.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/sms/v1/balance"]);
  });

  it("is believed by its reports", () => {
    const one = (groupName: string, name: string) => ({
      ...{ messageId: "28089492984101631440", sentAt: "2026-02-08 12:28:51", to: "255712345678", smsCount: 1 },
      status: { groupId: 3, groupName, id: 5, name, description: "…" },
    });
    const results = [
      ...[one("DELIVERED", "DELIVERED_TO_HANDSET"), one("DELIVERY", "DELIVERED"), one("PENDING", "PENDING_ENROUTE")],
      ...[one("DELIVERY", "EXPIRED"), one("REJECTED", "REJECTED_DND"), { ...one("", ""), status: null }, {}, null],
    ];
    const read = gateway.readReports("nextsms", JSON.stringify({ results }));
    expect(read.map(({ state, code }) => code ?? state)).toEqual([
      ...["delivered", "delivered", "sent", "expired", "blocked"],
    ]);
  });
});

describe("Africa's Talking", () => {
  const said = (statusCode: number, status: string, messageId = "ATXid_7") => ({
    SMSMessageData: {
      Message: "Sent to 1/1 Total Cost: TZS 22.0000",
      Recipients: [{ statusCode, number: "+255712345678", status, cost: "TZS 22.0000", messageId }],
    },
  });
  const none = (Message: string) => ({ SMSMessageData: { Message, Recipients: [] } });
  it("is asked for exactly what it documents", async () => {
    answer(201, said(101, "Success"));
    expect(await gateway.send(accounts.africas_talking, message)).toEqual({ kind: "accepted", providerRef: "ATXid_7" });
    await gateway.send({ ...accounts.africas_talking, senderId: "" }, message);
    const [asked, unnamed] = fake.asked;
    expect([asked?.method, asked?.path]).toEqual(["POST", "/version1/messaging"]);
    expect(asked?.headers).toMatchObject({
      ...{ apikey: "canary-key", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      ...{ username: "duka", to: "+255712345678", message: "Ofa ya leo\nKaribu", from: "DUKA" },
      ...{ bulkSMSMode: "1", enqueue: "1" },
    });
    expect(new URLSearchParams(unnamed?.body).has("from")).toBe(false);
  });

  it.each([
    [201, said(102, "Queued"), { kind: "accepted" }],
    [201, said(401, "RiskHold", "None"), { code: "blocked" }],
    [201, said(402, "InvalidSenderId", "None"), { code: "sender", providerCode: "InvalidSenderId" }],
    [201, none("InvalidSenderId"), { code: "sender" }],
    [201, said(403, "InvalidPhoneNumber", "None"), { code: "number" }],
    [201, said(405, "InsufficientBalance", "None"), { code: "balance" }],
    [201, said(406, "UserInBlacklist", "None"), { code: "blocked" }],
    [201, said(500, "InternalServerError", "None"), { kind: "unknown" }],
    [201, said(502, "RejectedByGateway", "None"), { code: "other" }],
    [201, said(999, "New", "None"), { kind: "unknown" }],
    [401, "The supplied authentication is invalid", { code: "credentials" }],
    [400, "Request is missing required form field 'to'", { code: "other", providerCode: "HTTP-400" }],
    [503, said(101, "Success"), { kind: "unknown" }],
  ])("HTTP %i with %j", async (status, body, outcome) => {
    answer(status, body);
    expect(await gateway.send(accounts.africas_talking, message)).toMatchObject(outcome);
  });

  it("tells its balance", async () => {
    answer(200, { UserData: { balance: "TZS 17850.5000" } });
    expect(await gateway.check(accounts.africas_talking)).toEqual({
      ...{ kind: "ok", balance: { kind: "money", minor: 1_785_050, currency: "TZS" } },
    });
    expect(fake.asked.map(({ path }) => path)).toEqual(["/version1/user?username=duka"]);
    answer(401, "The supplied authentication is invalid");
    expect(await gateway.check(accounts.africas_talking)).toMatchObject({ kind: "refused", code: "credentials" });
  });

  it.each([
    ["id=ATXid_7&status=Success&phoneNumber=%2B255712345678&networkCode=64004", "delivered"],
    ["id=ATXid_7&status=Buffered", "sent"],
    ["id=ATXid_7&status=Failed&failureReason=UserInBlackList&retryCount=0", "blocked"],
    ["id=ATXid_7&status=Rejected&failureReason=InsufficientCredit", "balance"],
    ["id=ATXid_7&status=Failed&failureReason=NotNetworkSubcriber", "number"],
    ["id=ATXid_7&status=AbsentSubscriber", "expired"],
    ["id=ATXid_7&status=Failed&failureReason=DeliveryFailure", "other"],
  ])("is believed by its report %s", (body, said) => {
    const [report] = gateway.readReports("africas_talking", body);
    expect(report).toMatchObject({ providerRef: "ATXid_7" });
    expect(report?.code ?? report?.state).toBe(said);
  });
});
