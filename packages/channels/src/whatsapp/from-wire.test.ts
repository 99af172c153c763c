import fc from "fast-check";
import { expect, it } from "vitest";
import { propertyRuns } from "../../test/property-runs.ts";
import {
  contact,
  customer,
  inbound,
  messageOf,
  phoneNumberId,
  statusOf,
  webhookOf,
} from "../../test/webhook-bodies.ts";
import { readWebhook } from "./from-wire.ts";
import { readInbound } from "./read-inbound.ts";
import { readStatus } from "./read-status.ts";

const text = { type: "text", text: { body: "Habari" } };
const at = "2026-09-21T14:13:20.000Z";

it("makes an event of a message", () => {
  expect(readWebhook(inbound(text))).toEqual({
    events: [
      {
        ...{ phoneNumberId, wabaId: "waba-1", kind: "message", externalId: "wamid.IN1", contactKey: customer },
        providerAt: at,
        body: { message: messageOf(text), contact },
      },
    ],
    left: [],
  });
});

it("splits a batch, with each message's own contact", () => {
  const other = { profile: { name: "Juma" }, wa_id: "255700000001" };
  const { events } = readWebhook(
    webhookOf({
      contacts: [other, contact],
      messages: [messageOf(text), { ...messageOf(text), from: "255700000001", id: "wamid.IN2" }],
      statuses: [statusOf("sent"), statusOf("delivered")],
    }),
  );
  expect(events.map(({ kind, externalId, contactKey }) => [kind, externalId, contactKey])).toEqual([
    ["message", "wamid.IN1", customer],
    ["message", "wamid.IN2", "255700000001"],
    ["status", "wamid.OUT1:sent", customer],
    ["status", "wamid.OUT1:delivered", customer],
  ]);
  expect(events.slice(0, 2).map(({ body }) => readInbound(body).profileName)).toEqual(["Neema Mushi", "Juma"]);
});

it("knows somebody without a number by their business-scoped id", () => {
  const bsuid = "TZ.13491208655302741918";
  const { events } = readWebhook(
    webhookOf({
      contacts: [{ profile: { name: "Neema" }, user_id: bsuid }],
      messages: [{ id: "wamid.IN1", timestamp: "1790000000", from_user_id: bsuid, ...text }],
    }),
  );
  expect(events).toMatchObject([{ contactKey: bsuid }]);
  expect(readInbound(events[0]?.body)).toMatchObject({ waId: null, bsuid, profileName: "Neema", text: "Habari" });
});

it("prefers the business-scoped id where there are both", () => {
  const { events } = readWebhook(
    webhookOf({
      contacts: [{ ...contact, user_id: "TZ.1" }],
      messages: [messageOf({ ...text, from_user_id: "TZ.1" })],
    }),
  );
  expect(events).toMatchObject([{ contactKey: "TZ.1" }]);
  expect(readInbound(events[0]?.body)).toMatchObject({ waId: customer, bsuid: "TZ.1" });
});

it("keeps what the shop wrote on its phone as an echo, of the customer it went to", () => {
  const echo = { from: "255755000111", to: customer, id: "wamid.E1", timestamp: "1790000000", ...text };
  const { events } = readWebhook(webhookOf({ message_echoes: [echo] }, "smb_message_echoes"));
  expect(events).toMatchObject([{ kind: "echo", externalId: "wamid.E1", contactKey: customer }]);
  expect(readInbound(events[0]?.body)).toMatchObject({ waId: customer, kind: "text", text: "Habari" });
});

it("keeps news of templates and of the account, whatever they are", () => {
  const template = webhookOf({ event: "APPROVED", message_template_id: 1 }, "message_template_status_update");
  expect(readWebhook(template).events).toMatchObject([
    { kind: "template", phoneNumberId: null, contactKey: null, providerAt: "2026-09-21T14:15:00.000Z" },
  ]);
  for (const field of ["account_update", "phone_number_quality_update", "user_preferences", "of_next_year"])
    expect(readWebhook(webhookOf({ event: "X" }, field)).events).toMatchObject([{ kind: "account", body: { field } }]);
  expect(readWebhook(webhookOf({ errors: [{ code: 130429 }] })).events).toMatchObject([{ kind: "account" }]);
});

it("gives a repeated delivery the same name, and the same news of another day another one", () => {
  const news = webhookOf({ event: "PAUSED", message_template_id: 1 }, "message_template_status_update");
  const [first] = readWebhook(news).events;
  const [again] = readWebhook(structuredClone(news)).events;
  const [later] = readWebhook({ ...news, entry: [{ ...news.entry[0], time: 1_790_086_400 }] }).events;
  expect(again).toEqual(first);
  expect(later?.externalId).not.toBe(first?.externalId);
});

it("names what is no event", () => {
  expect(readWebhook(null)).toEqual({ events: [], left: ["object: of something else"] });
  expect(readWebhook({ object: "page", entry: [] }).left).toHaveLength(1);
  expect(readWebhook({ object: "whatsapp_business_account" }).left).toEqual(["entry: none"]);
  expect(readWebhook({ object: "whatsapp_business_account", entry: [7, { changes: [7] }] }).left).toEqual([
    "entry[0]: no changes",
    "entry[1].changes[0]: no object",
  ]);
});

it("keeps a message without id, time or sender", () => {
  const { events } = readWebhook(webhookOf({ messages: [{ type: "text" }, null] }));
  expect(events).toMatchObject([
    { kind: "message", externalId: expect.stringMatching(/^content:/), contactKey: null, providerAt: null },
    { kind: "message", externalId: expect.stringMatching(/^content:/), contactKey: null, providerAt: null },
  ]);
  expect(readInbound(events[0]?.body)).toMatchObject({ wamid: "", waId: null, kind: "unsupported", name: "text" });
});

it("bounds what it keeps, however large and deep it is", () => {
  let deep: unknown = "x";
  for (let depth = 0; depth < 50_000; depth += 1) deep = { deep };
  const [large] = readWebhook(inbound({ ...text, more: "é".repeat(1_000_000), deep })).events;
  expect(JSON.stringify(large?.body).length).toBeLessThan(64_000);
  expect(large?.body).toMatchObject({ cut: true });
  const [many] = readWebhook(
    inbound({ type: "contacts", contacts: Array.from({ length: 100_000 }, () => ({})) }),
  ).events;
  expect(JSON.stringify(many?.body).length).toBeLessThan(64_000);
});

it("keeps nothing that a database refuses", () => {
  const [event] = readWebhook(inbound({ type: "text", text: { body: "a\u0000b\ud800" }, "k\u0000": 1 })).events;
  expect(JSON.stringify(event)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  expect(readInbound(event?.body)).toMatchObject({ text: "ab\ufffd" });
});

const garbage = fc.oneof(fc.jsonValue(), fc.anything());
const somewhere = fc.oneof(
  garbage,
  fc.record({ object: fc.constant("whatsapp_business_account"), entry: garbage }),
  fc
    .array(garbage, { maxLength: 3 })
    .map((messages) => webhookOf({ messages, contacts: messages, statuses: messages })),
  fc.record({ field: fc.string(), value: garbage }).map(({ field, value }) => webhookOf(Object(value), field)),
  fc
    .tuple(
      fc.constantFrom(
        ...["text", "image", "video", "audio", "document", "sticker", "interactive", "button", "location", "contacts"],
        ...["reaction", "order", "system", "edit", "revoke", "unsupported", "request_welcome", "__proto__", "toString"],
      ),
      garbage,
      garbage,
    )
    .map(([type, content, context]) => inbound({ type, [type]: content, context, referral: context })),
);

it("never throws, whatever comes", () => {
  fc.assert(
    fc.property(somewhere, (body) => {
      for (const event of readWebhook(body).events) {
        expect(event.externalId.length).toBeGreaterThan(0);
        expect(JSON.stringify(event.body).length).toBeLessThan(64_000);
        expect(readInbound(event.body).kind).not.toBe("");
        readStatus(event.body);
      }
      readInbound(body);
      readStatus(body);
    }),
    { numRuns: propertyRuns(5000) },
  );
}, 120_000);
