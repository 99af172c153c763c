import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { customer, number, shop, stand, text } from "../../../test/stand.ts";
import { createApp } from "../../app.ts";
import { readEnv } from "../../env.ts";

const chooser = {
  type: "interactive",
  interactive: {
    type: "list",
    body: { text: "?" },
    action: {
      button: "Chagua",
      sections: [{ title: "A", rows: [{ id: "kanga", title: "Kanga", description: "Mpya" }] }],
    },
  },
};
const asked = {
  type: "interactive",
  interactive: {
    type: "button",
    body: { text: "?" },
    action: { buttons: [{ type: "reply", reply: { id: "yes", title: "Ndiyo" } }] },
  },
};

describe("a.6: what customers send", () => {
  it.each([
    [
      "a place",
      { location: { latitude: -6.8, longitude: 39.2 } },
      { type: "location", location: { latitude: -6.8, longitude: 39.2 } },
    ],
    [
      "contacts",
      { contacts: [{ name: { formatted_name: "Juma" } }] },
      { type: "contacts", contacts: [{ name: { formatted_name: "Juma" } }] },
    ],
    [
      "an order at the catalogue's price",
      { order: { product_items: [{ product_retailer_id: "kanga", quantity: 2 }] } },
      {
        type: "order",
        order: {
          ...{ catalog_id: "700", text: "" },
          product_items: [{ product_retailer_id: "kanga", quantity: 2, item_price: 25_000, currency: "TZS" }],
        },
      },
    ],
    ["what cannot be shown", { type: "unsupported" }, { type: "unsupported", errors: [{ code: 131051 }] }],
    [
      "a kind nobody knows",
      { raw: { type: "hologram", hologram: { x: 1 } } },
      { type: "hologram", hologram: { x: 1 } },
    ],
  ])("%s", async (_, input, expected) => {
    const { write, messages } = stand();
    await write(input);
    expect(messages()[0]).toMatchObject({ from: customer, ...expected });
  });

  it.each([
    ["image", { mime_type: "image/png" }],
    ["audio", { mime_type: "audio/ogg; codecs=opus", voice: true }],
    ["document", { mime_type: "application/pdf", filename: "a.pdf" }],
  ])("a medium: %s", async (type, expected) => {
    const { write, messages, graph } = stand();
    const file = type === "document" ? { mime_type: "application/pdf", filename: "a.pdf", data: "JVBERg==" } : {};
    await write({ type, ...file });
    const medium = JSON.parse(JSON.stringify(messages()[0]?.[type]));
    expect(medium).toMatchObject({ ...expected, id: expect.any(String), sha256: expect.stringMatching(/=$/) });
    expect((await graph(`/${medium.id}`)).status).toBe(200);
  });

  it("a button and a row, by id or by title, of the newest message that has it", async () => {
    const { write, send, messages } = stand();
    await write({ text: "Habari" });
    const { id: first } = await send(asked);
    const { id: second } = await send(chooser);
    await write({ pick: "Ndiyo" });
    await write({ pick: "kanga" });
    expect(messages().slice(1)).toMatchObject([
      { context: { id: first }, interactive: { type: "button_reply", button_reply: { id: "yes", title: "Ndiyo" } } },
      {
        context: { id: second },
        interactive: { type: "list_reply", list_reply: { id: "kanga", title: "Kanga", description: "Mpya" } },
      },
    ]);
    expect(await write({ pick: "nothing" })).toHaveProperty("detail");
  });

  it("a reaction, an answer to a message, one that is delivered late and one delivered again", async () => {
    const { write, send, messages } = stand();
    const { id } = await write({ text: "Habari" });
    const { id: theirs } = await send(text("Karibu"));
    await write({ reaction: { message_id: theirs, emoji: "👍" } });
    await write({ text: "Asante", reply_to: theirs });
    await write({ text: "Ya jana", ago_seconds: 90_000 });
    await write({ text: "Habari", id });
    expect(messages().slice(1)).toMatchObject([
      { type: "reaction", reaction: { message_id: theirs, emoji: "👍" } },
      { context: { id: theirs, from: "255700000001" } },
      { timestamp: String(Date.UTC(2026, 0, 5, 8) / 1000 - 90_000) },
      { id },
    ]);
  });

  it("does not open the window with what is older than a day", async () => {
    const { write, send } = stand();
    await write({ text: "Ya jana", ago_seconds: 90_000 });
    expect(await send(text("Karibu"))).toMatchObject({ code: 131047 });
  });
});

describe("what was written to a number", () => {
  it("can be made older, and what was written to others stays", async () => {
    const { write, send, age } = stand();
    await write({ text: "Habari" });
    await age("another", 90_000);
    expect(await send(text("Karibu"))).toMatchObject({ status: 200 });
    await age(number, 90_000);
    expect(await send(text("Karibu"))).toMatchObject({ code: 131047 });
  });
});

describe("switches of the answers", () => {
  it("fail: so many sends are refused with this code, in the answer", async () => {
    const { write, send, switches } = stand();
    await write({ text: "Habari" });
    await switches({ fail: { code: 131016, times: 2 } });
    expect(await send(text("1"))).toMatchObject({ status: 503, code: 131016 });
    expect(await send(text("2"))).toMatchObject({ code: 131016 });
    expect(await send(text("3"))).toMatchObject({ status: 200 });
  });

  it("fail later: accepted, and failed by a status", async () => {
    const { write, send, switches, move, statuses } = stand();
    await write({ text: "Habari" });
    await switches({ fail: { code: 131049, by: "status" } });
    expect(await send(text("1"))).toMatchObject({ status: 200 });
    await move(10);
    expect(statuses()).toMatchObject([{ status: "failed", errors: [{ code: 131049, title: expect.any(String) }] }]);
  });

  it("of one number only", async () => {
    const { write, send, switches, ask } = stand();
    await write({ text: "Habari" });
    await switches({ phone_number_id: "222", expired_token: true });
    expect(await send(text("1"))).toMatchObject({ status: 200 });
    expect(await ask("/_switches?phone_number_id=222")).toMatchObject({ expired_token: true });
  });

  it("slow: the answer waits for the clock", async () => {
    const { write, send, switches, move } = stand();
    await write({ text: "Habari" });
    await switches({ slow_ms: 30_000 });
    let isAnswered = false;
    const sent = send(text("1")).then((answer) => {
      isAnswered = true;
      return answer;
    });
    await move(29);
    expect(isAnswered).toBe(false);
    await move(1);
    expect(await sent).toMatchObject({ status: 200 });
  });

  it("drop_answers: the message leaves and its connection is cut, seen with our id", async () => {
    const app = createApp({ businesses: [shop], fetch: async () => new Response() });
    const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
    await new Promise((done) => server.once("listening", done));
    const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${shop.token}` },
        body: JSON.stringify(body),
      });
    const message = { messaging_product: "whatsapp", to: customer, ...text("1"), biz_opaque_callback_data: "outbox-7" };
    try {
      await post(`/_customers/${customer}/messages`, { text: "Habari" });
      await post("/_switches", { drop_answers: 1 });
      await expect(post(`/v25.0/${number}/messages`, message)).rejects.toThrow();
      expect(
        (await post(`/v25.0/${number}/messages`, { ...message, biz_opaque_callback_data: "outbox-8" })).status,
      ).toBe(200);
      const seen = await fetch(`http://127.0.0.1:${port}/_seen?biz_opaque_callback_data=outbox-7`);
      expect(await seen.json()).toMatchObject([{ status: 200, dropped: true, wamid: expect.any(String) }]);
    } finally {
      server.close();
    }
  });
});

describe("control", () => {
  it("GET /_seen: every send with its answer, refused ones too", async () => {
    const { write, send, list } = stand();
    await send({ ...text("Mapema"), biz_opaque_callback_data: "1" });
    await write({ text: "Habari" });
    await send({ ...text("Karibu"), biz_opaque_callback_data: "2" });
    await send(text("x"), "wrong");
    expect(await list("/_seen")).toMatchObject([
      { biz_opaque_callback_data: "1", status: 400, code: 131047, to: customer, type: "text" },
      { biz_opaque_callback_data: "2", status: 200, body: { text: { body: "Karibu" } } },
      { status: 401, code: 190 },
    ]);
    expect(await list("/_seen?biz_opaque_callback_data=2")).toHaveLength(1);
  });

  it("POST /_businesses: the same number has the same ids and secrets after a restart", async () => {
    const input = { display_phone_number: "+255 700 000 009" };
    const first = await stand().ask("/_businesses", input);
    expect(first).toMatchObject({ token: expect.any(String), app_secret: expect.any(String), throughput: 80 });
    expect(await stand().ask("/_businesses", input)).toEqual(first);
  });

  it("POST /_reset: chats go, businesses stay", async () => {
    const { write, ask, send, list } = stand();
    await write({ text: "Habari" });
    await ask("/_reset", {});
    expect(await send(text("Karibu"))).toMatchObject({ code: 131047 });
    expect(await list("/_businesses")).toHaveLength(2);
    expect(await list("/_customers")).toEqual([]);
  });
});

describe("who may ask", () => {
  const paths = ["/_seen", "/_businesses", "/sandbox", `/v25.0/${number}`];

  it.each(paths)("not the visitors of the site: %s", async (path) => {
    const { request } = stand();
    expect((await request(path, { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(403);
    expect((await request(path, { headers: { host: "evil.example" } })).status).toBe(403);
    expect((await request(path, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  });

  it("starts in production for a trial only, and with whole settings", () => {
    expect(() => readEnv({ NODE_ENV: "production" })).toThrow("does not start in production");
    expect(readEnv({ NODE_ENV: "production", SANDBOX: "1" })).toMatchObject({
      host: "127.0.0.1",
      port: 4900,
      businesses: [],
    });
    expect(readEnv({ SANDBOX_BUSINESSES: '[{"token":"t"}]' }).businesses).toEqual([{ token: "t" }]);
    for (const wrong of ["{}", "[1]", "x"]) expect(() => readEnv({ SANDBOX_BUSINESSES: wrong })).toThrow();
  });
});
