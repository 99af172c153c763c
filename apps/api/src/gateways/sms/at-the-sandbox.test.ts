import { smsProviders } from "@mauzo/contract/shop/sms-kinds";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSmsSandbox, sandboxSmsAccounts } from "../../../test/sms-sandbox.ts";

let sandbox: Awaited<ReturnType<typeof openSmsSandbox>>;
beforeAll(async () => {
  sandbox = await openSmsSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.ask("/reset", {});
  sandbox.callbacks.splice(0);
});

let count = 0;
const asking = (text = "Ofa ya leo: punguzo la 20%") => ({ to: "+255712345678", text, reference: `T${++count}` });

describe.each(smsProviders)("%s", (provider) => {
  const account = sandboxSmsAccounts[provider];
  const send = (message = asking()) => sandbox.gateway.send(account, message);
  const switches = (change: object) => sandbox.ask("/switches", change);
  const book = () => sandbox.ask(`/book?provider=${provider}`);
  /** What the shop was told since, read as it reads it. */
  const reports = async () => {
    await sandbox.ask("/idle", {});
    return sandbox.callbacks.splice(0).flatMap(({ body }) => sandbox.gateway.readReports(provider, body));
  };
  beforeAll(() => sandbox.ask(`/accounts/${provider}`, { callback_url: "http://shop/reports" }));

  it("says what is left, and which names are registered if it does", async () => {
    const checked = await sandbox.gateway.check(account);
    expect(checked).toMatchObject({ kind: "ok", balance: expect.anything() });
    if (provider === "beem") expect(checked).toMatchObject({ senderIds: ["DUKA", "MAUZO"] });
    const wrong = { ...account, credentials: { ...account.credentials, secret_key: "x", password: "x", api_key: "x" } };
    expect(await sandbox.gateway.check(wrong)).toMatchObject({ kind: "refused", code: "credentials" });
    expect(await sandbox.gateway.send(wrong, asking())).toMatchObject({ kind: "refused", code: "credentials" });
  });

  it("takes a message once, and tells by its own reference that it arrived", async () => {
    const message = asking("Habari “Asha” 🙏\r\nOfa");
    const sent = await send(message);
    expect(sent).toMatchObject({ kind: "accepted", providerRef: expect.stringMatching(/./) });
    expect(await book()).toMatchObject([
      { from: "DUKA", to: "255712345678", text: "Habari “Asha” 🙏\nOfa", state: "accepted" },
    ]);
    if (provider === "nextsms") expect(await book()).toMatchObject([{ reference: message.reference }]);
    expect(await reports()).toEqual([]);
    sandbox.move(1);
    expect(await reports()).toEqual([
      { providerRef: sent.kind === "accepted" && sent.providerRef, state: "delivered" },
    ]);
    expect(await book()).toMatchObject([{ state: "delivered" }]);
  });

  it("tells late, twice, or never", async () => {
    await switches({ report_ms: 3_600_000 });
    await send();
    sandbox.move(3_600);
    expect(await reports()).toEqual([]);
    sandbox.move(1);
    expect(await reports()).toHaveLength(1);
    await switches({ report_ms: 0, report_times: 2 });
    await send();
    sandbox.move(1);
    const [first, second] = await reports();
    expect(second).toEqual(first);
    expect(first).toMatchObject({ state: "delivered" });
    await switches({ report_times: 0 });
    await send();
    sandbox.move(100_000);
    expect(await reports()).toEqual([]);
    expect(await book()).toMatchObject([{}, {}, { state: "delivered" }]);
  });

  it.each(["blocked", "expired", "other"])("tells that one failed: %s", async (reason) => {
    await switches({ fail: { reason, times: 1 } });
    await send();
    await send();
    sandbox.move(1);
    // Beem has one word for what others name.
    expect((await reports()).map(({ state, code }) => code ?? state)).toEqual([reason, "delivered"]);
  });

  it.each(["balance", "sender", "number", "blocked", "content", "busy", "other"])("refuses: %s", async (reason) => {
    await switches({ refuse: { reason, times: 1 } });
    const sent = await send();
    expect(sent).toMatchObject({ kind: "refused" });
    // Where a provider has no word of its own for it, it is one of the others.
    const rough: Record<string, string[]> = {
      beem: ["blocked:other"],
      nextsms: [],
      africas_talking: ["content:number", "busy:number"],
    };
    const code = sent.kind === "refused" ? sent.code : "";
    expect([
      reason,
      ...(rough[provider] ?? []).filter((pair) => pair === `${reason}:${code}`).map(() => code),
    ]).toContain(code);
    expect(await book()).toEqual([]);
    expect(await send()).toMatchObject({ kind: "accepted" });
  });

  it("refuses by itself whose name, number or balance is wrong", async () => {
    const as = (senderId: string) => sandbox.gateway.send({ ...account, senderId }, asking());
    expect(await as("BENKI")).toMatchObject({ kind: "refused", code: "sender" });
    await sandbox.ask(`/accounts/${provider}`, { balance: 1 });
    expect(await send(asking("x".repeat(161)))).toMatchObject({ kind: "refused", code: "balance" });
    expect(await send(asking("x".repeat(160)))).toMatchObject({ kind: "accepted" });
    expect(await send(asking("x"))).toMatchObject({ kind: "refused", code: "balance" });
    await sandbox.ask(`/accounts/${provider}`, { balance: 1_000 });
    await switches({ refuse: { reason: "credentials" } });
    expect(await send()).toMatchObject({ kind: "refused", code: "credentials" });
    expect(await sandbox.gateway.check(account)).toMatchObject({ kind: "refused", code: "credentials" });
  });

  it("does not know, and sends nothing again, when the line is cut or nobody answers in time", async () => {
    await switches({ drop_answers: 1 });
    expect(await send()).toEqual({ kind: "unknown" });
    expect(await book()).toHaveLength(1);
    sandbox.move(1);
    expect(await reports()).toMatchObject([{ state: "delivered" }]);
    const hasty = await openSmsSandbox({ timeoutMs: 200 });
    await hasty.ask("/switches", { slow_ms: 60_000 });
    expect(await hasty.gateway.send(account, asking())).toEqual({ kind: "unknown" });
    expect(await hasty.ask("/book")).toHaveLength(1);
    hasty.close();
  });

  it("has each of many that are sent at once exactly once in its book, whatever is cut", async () => {
    await switches({ drop_answers: 10 });
    const sent = await Promise.all(Array.from({ length: 60 }, (_, at) => send(asking(`Ofa namba ${at}`))));
    const kinds = sent.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "unknown")).toHaveLength(10);
    expect(kinds.filter((kind) => kind === "accepted")).toHaveLength(50);
    const texts: string[] = (await book()).map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(60);
    expect(new Set(texts).size).toBe(60);
    const refs = new Set(sent.flatMap((one) => (one.kind === "accepted" ? [one.providerRef] : [])));
    expect(refs.size).toBe(50);
  });

  it("serves accounts apart from each other", async () => {
    const names = Object.keys(account.credentials);
    await sandbox.ask(`/accounts/${provider}`, { user: "mwingine", secret: "siri", sender_ids: ["OFA"] });
    const other = {
      ...{ provider, senderId: "OFA" },
      credentials: { [names[0] ?? ""]: "mwingine", [names[1] ?? ""]: "siri" },
    };
    await switches({ account: "mwingine", refuse: { reason: "busy", times: 5 } });
    expect(await sandbox.gateway.send(other, asking())).toMatchObject({ kind: "refused" });
    expect(await send()).toMatchObject({ kind: "accepted" });
  });
});
