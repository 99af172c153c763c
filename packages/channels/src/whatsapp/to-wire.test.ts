import { expect, it } from "vitest";
import type { OutgoingPart } from "../outgoing-part.ts";
import { readReceipt, toWire } from "./to-wire.ts";

const link = "https://mauzo.example/a.jpg";
const envelope = {
  ...{ messaging_product: "whatsapp", recipient_type: "individual", to: "+255712345678" },
  biz_opaque_callback_data: "018f-outbox",
};
const wire = (part: OutgoingPart) => toWire(part, { to: { phone: "+255712345678" }, outboxId: "018f-outbox" });

it.each<[OutgoingPart, object]>([
  [
    { kind: "text", text: "Habari" },
    { type: "text", text: { body: "Habari", preview_url: false } },
  ],
  [
    { kind: "text", text: `Ona ${link}` },
    { type: "text", text: { body: `Ona ${link}`, preview_url: true } },
  ],
  [
    { kind: "text", text: "1. Chai", picks: [{ number: 1, id: "p:1" }] },
    { type: "text", text: { body: "1. Chai", preview_url: false } },
  ],
  [
    { kind: "buttons", header: "Duka", body: "Sawa?", footer: "Mauzo", buttons: [{ id: "1", title: "Ndiyo" }] },
    {
      type: "interactive",
      interactive: {
        ...{
          type: "button",
          header: { type: "text", text: "Duka" },
          body: { text: "Sawa?" },
          footer: { text: "Mauzo" },
        },
        action: { buttons: [{ type: "reply", reply: { id: "1", title: "Ndiyo" } }] },
      },
    },
  ],
  [
    {
      kind: "list",
      body: "?",
      button: "Chagua",
      sections: [
        {
          title: "",
          rows: [
            { id: "1", title: "Chai", description: "2,500" },
            { id: "2", title: "Maji" },
          ],
        },
      ],
    },
    {
      type: "interactive",
      interactive: {
        ...{ type: "list", body: { text: "?" } },
        action: {
          button: "Chagua",
          sections: [
            {
              rows: [
                { id: "1", title: "Chai", description: "2,500" },
                { id: "2", title: "Maji" },
              ],
            },
          ],
        },
      },
    },
  ],
  [
    { kind: "image", file: { link }, caption: "Chai", mime: "image/jpeg", bytes: 9 },
    { type: "image", image: { link, caption: "Chai" } },
  ],
  [
    { kind: "video", file: { id: "m1" } },
    { type: "video", video: { id: "m1" } },
  ],
  [
    { kind: "audio", file: { id: "m1" }, voice: true },
    { type: "audio", audio: { id: "m1", voice: true } },
  ],
  [
    { kind: "document", file: { id: "m1" }, filename: "bei.pdf", caption: "Bei" },
    { type: "document", document: { id: "m1", filename: "bei.pdf", caption: "Bei" } },
  ],
  [
    { kind: "sticker", file: { id: "m1" } },
    { type: "sticker", sticker: { id: "m1" } },
  ],
  [
    { kind: "location", latitude: -6.8, longitude: 39.3, name: "Duka" },
    { type: "location", location: { latitude: -6.8, longitude: 39.3, name: "Duka" } },
  ],
  [
    {
      kind: "contacts",
      contacts: [
        {
          name: "Juma",
          phones: [{ phone: "+255700000001", waId: "255700000001" }],
          emails: ["a@b.tz"],
          organisation: "Duka",
        },
      ],
    },
    {
      type: "contacts",
      contacts: [
        {
          name: { formatted_name: "Juma", first_name: "Juma" },
          phones: [{ phone: "+255700000001", type: "CELL", wa_id: "255700000001" }],
          emails: [{ email: "a@b.tz", type: "WORK" }],
          org: { company: "Duka" },
        },
      ],
    },
  ],
  [
    { kind: "reaction", wamid: "wamid.1", emoji: "" },
    { type: "reaction", reaction: { message_id: "wamid.1", emoji: "" } },
  ],
  [
    {
      ...{ kind: "template", name: "order_paid", language: "sw", body: ["Asha"], text: "Asante, Asha." },
      header: { type: "image", file: { id: "m1" } },
      buttons: [
        { type: "url", index: 0, value: "7K4Q9" },
        { type: "quick_reply", index: 1, value: "order:1" },
      ],
    },
    {
      type: "template",
      template: {
        ...{ name: "order_paid", language: { code: "sw" } },
        components: [
          { type: "header", parameters: [{ type: "image", image: { id: "m1" } }] },
          { type: "body", parameters: [{ type: "text", text: "Asha" }] },
          { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "7K4Q9" }] },
          {
            type: "button",
            sub_type: "quick_reply",
            index: "1",
            parameters: [{ type: "payload", payload: "order:1" }],
          },
        ],
      },
    },
  ],
  [
    { kind: "template", name: "hello", language: "en_US", body: [], buttons: [], text: "Hello" },
    { type: "template", template: { name: "hello", language: { code: "en_US" } } },
  ],
  [
    { kind: "link", body: "Lipa", label: "Fungua", url: link },
    {
      type: "interactive",
      interactive: {
        ...{ type: "cta_url", body: { text: "Lipa" } },
        action: { name: "cta_url", parameters: { display_text: "Fungua", url: link } },
      },
    },
  ],
  [
    { kind: "product", catalogueId: "c", retailerId: "v1", text: "Chai" },
    { type: "interactive", interactive: { type: "product", action: { catalog_id: "c", product_retailer_id: "v1" } } },
  ],
  [
    {
      kind: "products",
      catalogueId: "c",
      header: "Chai",
      body: "Zote",
      sections: [{ title: "", retailerIds: ["v1"] }],
      text: "",
    },
    {
      type: "interactive",
      interactive: {
        ...{ type: "product_list", header: { type: "text", text: "Chai" }, body: { text: "Zote" } },
        action: { catalog_id: "c", sections: [{ product_items: [{ product_retailer_id: "v1" }] }] },
      },
    },
  ],
  [
    { kind: "catalogue", body: "Karibu", thumbnailRetailerId: "v1", text: "" },
    {
      type: "interactive",
      interactive: {
        ...{ type: "catalog_message", body: { text: "Karibu" } },
        action: { name: "catalog_message", parameters: { thumbnail_product_retailer_id: "v1" } },
      },
    },
  ],
])("sends %j", (part, content) => {
  expect(wire(part)).toEqual({ ...envelope, ...content });
});

it("answers a message, but a reaction names its own", () => {
  const to = { to: { phone: "+255712345678" }, outboxId: "1", replyTo: "wamid.IN1" };
  expect(toWire({ kind: "text", text: "Ndiyo" }, to)).toMatchObject({ context: { message_id: "wamid.IN1" } });
  expect(toWire({ kind: "reaction", wamid: "wamid.IN1", emoji: "👍" }, to)).not.toHaveProperty("context");
});

it("writes to somebody who hides their number", () => {
  const body = toWire({ kind: "text", text: "Ndiyo" }, { to: { bsuid: "TZ.1" }, outboxId: "1" });
  expect(body).toMatchObject({ recipient: "TZ.1" });
  expect(body).not.toHaveProperty("to");
});

it("marks as read, and shows that somebody writes", () => {
  expect(readReceipt("wamid.IN1", false)).toEqual({
    messaging_product: "whatsapp",
    status: "read",
    message_id: "wamid.IN1",
  });
  expect(readReceipt("wamid.IN1", true)).toMatchObject({ typing_indicator: { type: "text" } });
});
