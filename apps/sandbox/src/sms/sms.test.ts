import { expect, it } from "vitest";
import { createApp } from "../app.ts";
import { Clock } from "../clock.ts";

function open() {
  const clock = new Clock({ now: () => Date.UTC(2026, 0, 5, 8), wake: () => () => {} });
  const told: { url: string; type: string | null; body: string }[] = [];
  const app = createApp({
    clock,
    fetch: async (url, { headers, body }) => {
      told.push({ url, type: new Headers(headers).get("content-type"), body: String(body) });
      return new Response("");
    },
  });
  const post = (path: string, body: unknown) => app.request(path, { method: "POST", body: JSON.stringify(body) });
  const send = (text: string, from = "DUKA") =>
    app.request("/sms/nextsms/api/sms/v1/text/single", {
      method: "POST",
      headers: { authorization: `Basic ${btoa("sandbox:sandbox-password")}` },
      body: JSON.stringify({ from, to: "255712345678", text, reference: "K1" }),
    });
  return { app, clock, told, post, send };
}

it("shows on the phones what has arrived, first all and then each, and nothing else", async () => {
  const { app, clock, post, send } = open();
  await send("Ya kwanza");
  clock.move(1_000);
  const stop = new AbortController();
  const events = await app.request("/sandbox/sms/events", { signal: stop.signal });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const hear = async (words: string) => {
    while (!heard.includes(words)) heard += (await reader?.read())?.value ?? "";
  };
  await hear("Ya kwanza");
  await post("/_sms/switches", { fail: { reason: "expired", times: 1 } });
  await send("Haifiki");
  await send("Ya tatu");
  expect(heard).not.toContain("Ya tatu");
  clock.move(1_000);
  await hear("Ya tatu");
  expect(heard).not.toMatch(/Haifiki|sandbox-password|"account"/);
  await post("/_sms/reset", {});
  await hear("data: []");
  stop.abort();
  await reader?.cancel();
});

it("tells each shop at its own address, in the words of the provider", async () => {
  const { clock, told, post, send, app } = open();
  await post("/_sms/accounts/nextsms", { callback_url: "http://shop/next" });
  await post("/_sms/accounts/africas_talking", { callback_url: "http://shop/at" });
  await send("Ofa");
  const form = new URLSearchParams({ username: "sandbox", to: "+255712345678", message: "Ofa", from: "DUKA" });
  const headers = { apikey: "sandbox-api-key" };
  await app.request("/sms/africas-talking/version1/messaging", { method: "POST", headers, body: form.toString() });
  clock.move(1_000);
  await post("/_sms/idle", {});
  expect(told.map(({ url, type }) => [url, type])).toEqual([
    ["http://shop/next", "application/json"],
    ["http://shop/at", "application/x-www-form-urlencoded"],
  ]);
  expect(JSON.parse(told[0]?.body ?? "")).toMatchObject({
    results: [{ status: { name: "DELIVERED" }, reference: "K1" }],
  });
  expect(Object.fromEntries(new URLSearchParams(told[1]?.body))).toMatchObject({
    ...{ status: "Success", phoneNumber: "+255712345678", id: expect.stringMatching(/^ATXid_/) },
  });
});

it("lets the owner of an account enter where reports go, and shows nothing as markup", async () => {
  const { app, clock, told, send, post } = open();
  const form = { user: "sandbox", callback_url: 'http://shop/"><b>', sender_ids: "OFA, DUKA", balance: "5" };
  const saved = await app.request("/sandbox/sms/nextsms", { method: "POST", body: new URLSearchParams(form) });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/sandbox/sms"]);
  const page = await (await app.request("/sandbox/sms")).text();
  expect(page).toContain("http://shop/&quot;&gt;&lt;b&gt;");
  expect(page).toContain("OFA, DUKA");
  await send("Ofa", "OFA");
  clock.move(1_000);
  await post("/_sms/idle", {});
  expect(told).toHaveLength(1);
});

it("answers programs of this machine only", async () => {
  const { app } = open();
  for (const path of ["/_sms/book", "/sandbox/sms/events", "/sms/nextsms/api/sms/v1/balance"])
    expect((await app.request(path, { headers: { "x-forwarded-for": "1.2.3.4" } })).status).toBe(403);
});
