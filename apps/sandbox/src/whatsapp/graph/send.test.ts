import { describe, expect, it } from "vitest";
import { customer, number, stand, text } from "../../../test/stand.ts";

/** A sandbox in which the customer has just written. */
async function talking() {
  const here = stand();
  await here.write({ text: "Habari" });
  return here;
}

const interactive = (parts: object) => ({ type: "interactive", interactive: { body: { text: "?" }, ...parts } });
const buttons = (...titles: string[]) =>
  interactive({
    type: "button",
    action: { buttons: titles.map((title, at) => ({ type: "reply", reply: { id: `b${at}`, title } })) },
  });
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${from + at}`, title: `Row ${from + at}` }));
const list = (sections: object[], more = {}) =>
  interactive({ type: "list", action: { button: "Choose", sections }, ...more });
const productList = (count: number) => ({
  type: "product_list",
  header: { type: "text", text: "Bidhaa" },
  action: {
    catalog_id: "700",
    sections: [
      { title: "A", product_items: Array.from({ length: count }, (_, at) => ({ product_retailer_id: `p${at}` })) },
    ],
  },
});
const link = (display_text: string, url = "https://mauzo.example/cart") =>
  interactive({ type: "cta_url", action: { name: "cta_url", parameters: { display_text, url } } });

describe("a.1: what may be sent, with the answer", () => {
  it("repeats the number as it came, its id without signs, and a wamid", async () => {
    const { send } = await talking();
    const { json } = await send({ ...text("Karibu"), to: "+255 712-345-678" });
    expect(json).toEqual({
      messaging_product: "whatsapp",
      contacts: [{ input: "+255 712-345-678", wa_id: customer }],
      messages: [{ id: expect.stringMatching(/^wamid\./) }],
    });
  });

  it("keeps which message it answers, for the phone", async () => {
    const { write, send, request } = stand();
    const { id: asked } = await write({ text: "Bei gani?" });
    await send({ ...text("Elfu tano"), context: { message_id: asked } });
    const chat = await (await request(`/_chats/${number}/${customer}`)).json();
    expect(chat).toMatchObject([{ id: asked }, { from: "business", reply_to: asked }]);
  });

  it.each([
    ["text of 4,096", text("x".repeat(4096))],
    ["three buttons of 20", buttons("a".repeat(20), "b", "c")],
    [
      "ten rows over two sections",
      list([
        { title: "A", rows: rows(6) },
        { title: "B", rows: rows(4, 6) },
      ]),
    ],
    ["a body of 4,096 in a list", list([{ rows: rows(1) }], { body: { text: "x".repeat(4096) } })],
    ["a link", link("Fungua kikapu")],
    ["30 products", interactive(productList(30))],
    [
      "one product",
      {
        type: "interactive",
        interactive: { type: "product", action: { catalog_id: "700", product_retailer_id: "kanga" } },
      },
    ],
    ["the catalogue", interactive({ type: "catalog_message", action: { name: "catalog_message" } })],
    ["a place", { type: "location", location: { latitude: -6.8, longitude: 39.27, name: "Duka" } }],
    ["a contact", { type: "contacts", contacts: [{ name: { formatted_name: "Neema L", first_name: "Neema" } }] }],
    [
      "a picture by address",
      { type: "image", image: { link: "https://mauzo.example/a.jpg", caption: "x".repeat(1024) } },
    ],
  ])("takes %s", async (_, message) => {
    const { send } = await talking();
    expect(await send(message)).toMatchObject({ status: 200, id: expect.any(String) });
  });

  it.each([
    ["text of 4,097", text("x".repeat(4097)), 100],
    ["an empty text", text(""), 131008],
    ["a text without its object", { type: "text" }, 131008],
    ["a kind nobody knows", { type: "poll", poll: {} }, 100],
    [
      "a caption of 1,025",
      { type: "image", image: { link: "https://mauzo.example/a.jpg", caption: "x".repeat(1025) } },
      100,
    ],
    ["a caption on a voice note", { type: "audio", audio: { link: "https://mauzo.example/a.ogg", caption: "?" } }, 100],
    ["a medium with neither id nor link", { type: "image", image: {} }, 100],
    ["a medium nobody uploaded", { type: "image", image: { id: "123456" } }, 131009],
    ["four buttons", buttons("a", "b", "c", "d"), 131009],
    ["a button of 21", buttons("a".repeat(21)), 131009],
    ["two buttons alike", buttons("a", "a"), 131009],
    [
      "a body of 1,025 over buttons",
      { ...buttons("a"), interactive: { ...buttons("a").interactive, body: { text: "x".repeat(1025) } } },
      131009,
    ],
    [
      "a footer of 61",
      { ...buttons("a"), interactive: { ...buttons("a").interactive, footer: { text: "x".repeat(61) } } },
      131009,
    ],
    [
      "eleven rows over two sections",
      list([
        { title: "A", rows: rows(6) },
        { title: "B", rows: rows(5, 6) },
      ]),
      131009,
    ],
    ["several sections without titles", list([{ rows: rows(1) }, { rows: rows(1, 1) }]), 131008],
    ["a row of 25", list([{ rows: [{ id: "a", title: "x".repeat(25) }] }]), 131009],
    ["a description of 73", list([{ rows: [{ id: "a", title: "a", description: "x".repeat(73) }] }]), 131009],
    ["a row id of 201", list([{ rows: [{ id: "x".repeat(201), title: "a" }] }]), 131009],
    ["a list without rows", list([{ title: "A", rows: [] }]), 131009],
    [
      "a picture over a list",
      list([{ rows: rows(1) }], { header: { type: "image", image: { link: "https://a.example/a.jpg" } } }),
      131009,
    ],
    ["a link of 21", link("x".repeat(21)), 131009],
    ["an address that is none", link("Fungua", "javascript:alert(1)"), 100],
    ["31 products", interactive(productList(31)), 131009],
    ["products without a header", interactive({ ...productList(1), header: undefined }), 131008],
    [
      "another shop's catalogue",
      interactive({ type: "product", action: { catalog_id: "701", product_retailer_id: "kanga" } }),
      131009,
    ],
    ["a place outside the world", { type: "location", location: { latitude: 91, longitude: 0 } }, 131009],
    [
      "a contact without a first or last name",
      { type: "contacts", contacts: [{ name: { formatted_name: "Neema" } }] },
      131008,
    ],
    ["a reaction to nothing", { type: "reaction", reaction: { message_id: "wamid.x", emoji: "👍" } }, 131009],
    ["a group", { ...text("x"), recipient_type: "group" }, 100],
    ["no number", { ...text("x"), to: "" }, 100],
    ["words for a number", { ...text("x"), to: "Asha" }, 100],
    ["another product", { ...text("x"), messaging_product: "sms" }, 100],
    ["the shop itself (131021)", { ...text("x"), to: "255700000001" }, 131021],
    ["a business-scoped id nobody has (131062)", { ...text("x"), to: undefined, recipient: "TZ.9" }, 131062],
  ])("refuses %s", async (_, message, code) => {
    const { send } = await talking();
    const { status, error } = await send(message);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code, type: "OAuthException", message: expect.stringContaining(`(#${code})`) });
    expect(error).toMatchObject({ error_data: { messaging_product: "whatsapp", details: expect.any(String) } });
  });

  it("reacts to a message not older than 30 days, and takes the reaction back; only 'sent' is told", async () => {
    const { send, write, move, statuses, list: read } = await talking();
    const { id } = await write({ text: "Asante" });
    const reaction = (emoji: string) => ({ type: "reaction", reaction: { message_id: id, emoji } });
    await send(reaction("🙏"));
    await move(5);
    expect(statuses().map(({ status }) => status)).toEqual(["sent"]);
    expect((await read(`/_chats/${number}/${customer}`)).at(-1)).toMatchObject({ reactions: { business: "🙏" } });
    await send(reaction(""));
    expect((await read(`/_chats/${number}/${customer}`)).at(-1)).toMatchObject({ reactions: { business: "" } });
    await move(31 * 86_400);
    await write({ text: "Bado?" });
    expect(await send(reaction("👍"))).toMatchObject({ code: 131009 });
  });

  it("marks a customer's message as read, with typing, and refuses one that is not there", async () => {
    const { send, write, list: read } = await talking();
    const { id } = await write({ text: "Uko?" });
    const receipt = { status: "read", message_id: id, typing_indicator: { type: "text" }, to: undefined };
    expect(await send(receipt)).toMatchObject({ status: 200, json: { success: true } });
    expect((await read(`/_chats/${number}/${customer}`)).at(-1)).toMatchObject({ state: "read" });
    expect(await send({ ...receipt, message_id: "wamid.none" })).toMatchObject({ code: 131009 });
  });
});

describe("a.2: the window of 24 hours, and the price", () => {
  it("refuses before the customer wrote and 24 hours after they did", async () => {
    const { send, write, move } = stand();
    expect(await send(text("Karibu"))).toMatchObject({
      status: 400,
      code: 131047,
      error: { message: "(#131047) Re-engagement message" },
    });
    await write({ text: "Habari" });
    await move(86_399);
    expect(await send(text("Karibu"))).toMatchObject({ status: 200 });
    await move(1);
    expect(await send(text("Karibu"))).toMatchObject({ code: 131047 });
    await write({ text: "Bado nipo" });
    expect(await send(text("Karibu"))).toMatchObject({ status: 200 });
  });

  it("says a closed window later, where it is told to", async () => {
    const { send, move, statuses, switches } = stand();
    await switches({ window_refusal: "status" });
    const { id } = await send(text("Karibu"));
    await move(1);
    expect(statuses()).toEqual([
      expect.objectContaining({ id, status: "failed", errors: [expect.objectContaining({ code: 131047 })] }),
    ]);
  });

  it("lets an approved template through, counts its values, and prices it", async () => {
    const { send, graph, ask, move, statuses } = stand();
    const template = {
      name: "order_ready",
      language: "sw",
      category: "UTILITY",
      components: [{ type: "BODY", text: "Oda {{1}} iko tayari" }],
    };
    const made = await graph("/900/message_templates", { method: "POST", body: JSON.stringify(template) });
    const { id } = JSON.parse(await made.text());
    const message = (...values: string[]) => ({
      type: "template",
      template: {
        ...{ name: "order_ready", language: { code: "sw" } },
        components: [{ type: "body", parameters: values.map((value) => ({ type: "text", text: value })) }],
      },
    });
    expect(await send(message("7K4Q9"))).toMatchObject({ code: 132001 });
    await ask(`/_templates/${id}`, { status: "APPROVED" });
    expect(await send(message())).toMatchObject({ code: 132000 });
    expect((await send(message("7K4Q9"))).json).toMatchObject({ messages: [{ message_status: "accepted" }] });
    await move(1);
    expect(statuses()[0]).toMatchObject({
      pricing: { billable: true, pricing_model: "PMP", type: "regular", category: "utility" },
    });
    // Nobody has this number: said by status, as the number is not asked about before.
    expect(statuses().at(-1)).toMatchObject({ status: "failed", errors: [{ code: 131026 }] });
  });

  it("asks nothing for an answer in the window", async () => {
    const { send, move, statuses } = await talking();
    await send(text("Karibu"));
    await move(1);
    expect(statuses()[0]).toMatchObject({
      pricing: { billable: false, type: "free_customer_service", category: "service" },
    });
  });
});

describe("a.3: limits", () => {
  it("lends a pair 45 messages, then one in six seconds (131056)", async () => {
    const { send, move } = await talking();
    for (let sent = 0; sent < 45; sent += 1) expect((await send(text("x"))).status).toBe(200);
    expect(await send(text("x"))).toMatchObject({ status: 429, code: 131056 });
    await move(6);
    expect(await send(text("x"))).toMatchObject({ status: 200 });
    expect(await send(text("x"))).toMatchObject({ code: 131056 });
  });

  it("takes 80 messages a second of a number, those of customers counted (130429)", async () => {
    const { send, write, move } = stand();
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => write({ text: "x" }, `2557000001${String(at).padStart(2, "0")}`)),
    );
    const answers = [];
    for (let at = 0; at < 41; at += 1)
      answers.push((await send({ ...text("x"), to: `2557000001${String(at % 40).padStart(2, "0")}` })).code);
    expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => undefined));
    expect(answers[40]).toBe(130429);
    await move(1);
    expect(await send({ ...text("x"), to: "255700000100" })).toMatchObject({ status: 200 });
  });
});

describe("a.4: tokens and ids", () => {
  it.each(["", "wrong"])("answers 401 and 190 to the token %j", async (token) => {
    const { send } = await talking();
    const { status, error } = await send(text("x"), token);
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: 190, type: "OAuthException" });
  });

  it("answers 190 to every token once it has expired", async () => {
    const { send, switches, graph } = await talking();
    await switches({ expired_token: true });
    expect(await send(text("x"))).toMatchObject({ status: 401, code: 190 });
    expect((await graph(`/${number}`)).status).toBe(401);
    await switches({ expired_token: false });
    expect(await send(text("x"))).toMatchObject({ status: 200 });
  });

  it("refuses another shop's number as if there were none (100, 33)", async () => {
    const { send, graph } = await talking();
    expect(await send(text("x"), "token-of-B")).toMatchObject({
      status: 400,
      error: { code: 100, error_subcode: 33, type: "GraphMethodException" },
    });
    for (const id of ["222", "900000", "901"]) expect((await graph(`/${id}`)).status).toBe(400);
  });
});
