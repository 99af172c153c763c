import { expect, it } from "vitest";
import { customer, inbound } from "../../test/webhook-bodies.ts";
import { readWebhook } from "./from-wire.ts";
import { readInbound } from "./read-inbound.ts";

const read = (rest: object) => readInbound(readWebhook(inbound(rest)).events[0]?.body);
const text = (body: string) => ({ type: "text", text: { body } });
const file = { id: "media-1", mime_type: "image/jpeg", sha256: "c2hh" };
const noFile = { caption: "", filename: "", voice: false, animated: false };

it("reads who wrote, when, and to what", () => {
  expect(
    read({
      ...text("Bei gani?"),
      context: {
        from: "255755000111",
        id: "wamid.OUT1",
        forwarded: true,
        referred_product: { catalog_id: "c", product_retailer_id: "v1" },
      },
      referral: {
        source_type: "ad",
        source_id: "77",
        source_url: "https://fb.me/x",
        headline: "Chai",
        body: "Nafuu",
        ctwa_clid: "z",
      },
    }),
  ).toEqual({
    ...{
      wamid: "wamid.IN1",
      waId: customer,
      bsuid: null,
      profileName: "Neema Mushi",
      providerAt: "2026-09-21T14:13:20.000Z",
    },
    ...{ replyTo: "wamid.OUT1", product: { catalogueId: "c", retailerId: "v1" }, forwarded: "once" },
    referral: { source: "ad", sourceId: "77", url: "https://fb.me/x", headline: "Chai", text: "Nafuu" },
    ...{ kind: "text", text: "Bei gani?" },
  });
});

it.each<[name: string, message: object, content: object]>([
  ["text", text("Habari\r\nyako "), { kind: "text", text: "Habari\nyako" }],
  [
    "button",
    { type: "interactive", interactive: { type: "button_reply", button_reply: { id: "cart:yes", title: "Ndiyo" } } },
    { kind: "pick", id: "cart:yes", title: "Ndiyo", from: "buttons" },
  ],
  [
    "row",
    {
      type: "interactive",
      interactive: { type: "list_reply", list_reply: { id: "p:1", title: "Chai", description: "2,500" } },
    },
    { kind: "pick", id: "p:1", title: "Chai", from: "list" },
  ],
  [
    "template's button",
    { type: "button", button: { payload: "order:7K4Q9", text: "Fuatilia" } },
    { kind: "pick", id: "order:7K4Q9", title: "Fuatilia", from: "template" },
  ],
  [
    "template's button without payload",
    { type: "button", button: { text: "Ndiyo" } },
    { kind: "pick", id: "Ndiyo", title: "Ndiyo" },
  ],
  [
    "form",
    {
      type: "interactive",
      interactive: { type: "nfm_reply", nfm_reply: { name: "flow", body: "Sent", response_json: '{"a":1}' } },
    },
    { kind: "form", name: "flow", text: "Sent", answers: '{"a":1}' },
  ],
  [
    "picture",
    { type: "image", image: { ...file, caption: "Hii" } },
    {
      kind: "media",
      type: "image",
      file: { ...noFile, id: "media-1", mime: "image/jpeg", sha256: "c2hh", caption: "Hii" },
    },
  ],
  [
    "voice note",
    { type: "audio", audio: { ...file, mime_type: "audio/ogg; codecs=opus", voice: true } },
    { kind: "media", type: "audio", file: { mime: "audio/ogg", voice: true } },
  ],
  [
    "document",
    { type: "document", document: { ...file, mime_type: "application/pdf", filename: "../../etc/bei\u202efdp.pdf" } },
    { kind: "media", type: "document", file: { filename: "beifdp.pdf" } },
  ],
  [
    "sticker",
    { type: "sticker", sticker: { ...file, mime_type: "image/webp", animated: true } },
    { type: "sticker", file: { animated: true } },
  ],
  ["film", { type: "video", video: { ...file, mime_type: "video/mp4" } }, { kind: "media", type: "video" }],
  [
    "place",
    { type: "location", location: { latitude: -6.8, longitude: 39.28, name: "Kariakoo", address: "Dar" } },
    { kind: "location", latitude: -6.8, longitude: 39.28, name: "Kariakoo", address: "Dar" },
  ],
  [
    "contact",
    {
      type: "contacts",
      contacts: [{ name: { formatted_name: "Juma" }, phones: [{ phone: "+255 700 000 001", wa_id: "255700000001" }] }],
    },
    { kind: "contacts", contacts: [{ name: "Juma", phones: [{ phone: "+255 700 000 001", waId: "255700000001" }] }] },
  ],
  [
    "reaction",
    { type: "reaction", reaction: { message_id: "wamid.OUT1", emoji: "👍🏿" } },
    { kind: "reaction", wamid: "wamid.OUT1", emoji: "👍🏿" },
  ],
  [
    "reaction taken away",
    { type: "reaction", reaction: { message_id: "wamid.OUT1" } },
    { kind: "reaction", emoji: "" },
  ],
  [
    "order",
    {
      type: "order",
      order: {
        ...{ catalog_id: "c1", text: "Haraka" },
        product_items: [
          { product_retailer_id: "v1", quantity: 2, item_price: 2500, currency: "TZS" },
          { product_retailer_id: "v2", quantity: "3" },
          { product_retailer_id: "v3", quantity: -1 },
          { quantity: 1 },
        ],
      },
    },
    {
      ...{ kind: "order", catalogueId: "c1", text: "Haraka" },
      lines: [
        { retailerId: "v1", quantity: 2, price: 2500, currency: "TZS" },
        { retailerId: "v2", quantity: 3, price: null, currency: "" },
      ],
    },
  ],
  [
    "changed number",
    { type: "system", system: { type: "user_changed_number", body: "User changed", wa_id: "255700000002" } },
    { kind: "system", what: "number_changed", newWaId: "255700000002" },
  ],
  [
    "changed id",
    { type: "system", system: { type: "user_changed_user_id", user_id: "TZ.2" } },
    { what: "id_changed", newBsuid: "TZ.2" },
  ],
  [
    "edit",
    { type: "edit", edit: { original_message_id: "wamid.IN0", message: { type: "text", text: { body: "Nyekundu" } } } },
    { kind: "edit", of: "wamid.IN0", content: { kind: "text", text: "Nyekundu" } },
  ],
  ["revoke", { type: "revoke", revoke: { original_message_id: "wamid.IN0" } }, { kind: "revoke", of: "wamid.IN0" }],
  ["unsupported", { type: "unsupported", errors: [{ code: 131051 }] }, { kind: "unsupported", name: "unsupported" }],
  ["poll of next year", { type: "poll", poll: {} }, { kind: "unsupported", name: "poll" }],
  ["group", { ...text("Hi"), group_id: "g1" }, { kind: "unsupported", name: "group" }],
  ["nothing", {}, { kind: "unsupported", name: "unknown" }],
  ["picture without id", { type: "image", image: {} }, { kind: "unsupported", name: "image" }],
  [
    "place nowhere",
    { type: "location", location: { latitude: 91, longitude: 0 } },
    { kind: "unsupported", name: "location" },
  ],
])("reads a %s", (_, message, content) => {
  expect(read(message)).toMatchObject(content);
});

it("cuts to our limits, between whole characters", () => {
  expect(read(text("a".repeat(5000)))).toMatchObject({ text: "a".repeat(4096) });
  const family = read(text(`${"a".repeat(4090)}👩‍👩‍👧‍👦`));
  expect(family).toMatchObject({ text: "a".repeat(4090) });
  expect(read({ type: "image", image: { ...file, caption: "c".repeat(1025) } })).toMatchObject({
    file: { caption: "c".repeat(1024) },
  });
});

const named = (name: string) =>
  readInbound({ contact: { profile: { name }, wa_id: customer }, message: { type: "text", text: { body: "x" } } })
    .profileName;

it.each([
  ["\u202egnirts a fo edis eht", "gnirts a fo edis eht"],
  ["\u2066Neema\u2069\n\u0000", "Neema"],
  ["  Neema \t Mushi  ", "Neema Mushi"],
  ["n".repeat(500), "n".repeat(120)],
  ["' or 1=1 --", "' or 1=1 --"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"],
  ["\ud800", "\ufffd"],
])("shows the name %j as %j", (name, shown) => {
  expect(named(name)).toBe(shown);
});

it("reads nothing that an object inherits", () => {
  expect(read({ type: "toString" })).toMatchObject({ kind: "unsupported", name: "toString" });
  expect(readInbound(Object.create({ message: { type: "text", text: { body: "x" } } }))).toMatchObject({
    kind: "unsupported",
  });
});
