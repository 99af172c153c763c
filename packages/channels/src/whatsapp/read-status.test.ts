import { expect, it } from "vitest";
import { customer, statusOf, webhookOf } from "../../test/webhook-bodies.ts";
import { readWebhook } from "./from-wire.ts";
import { readStatus } from "./read-status.ts";

const read = (status: object) => readStatus(readWebhook(webhookOf({ statuses: [status] })).events[0]?.body);

it("reads what became of a message, whose it is, and what it costs", () => {
  const status = statusOf("delivered", {
    biz_opaque_callback_data: "018f-outbox",
    pricing: { billable: true, pricing_model: "PMP", type: "regular", category: "utility" },
  });
  expect(read(status)).toEqual({
    ...{ wamid: "wamid.OUT1", status: "delivered", outboxId: "018f-outbox", providerAt: "2026-09-21T14:14:10.000Z" },
    ...{ waId: customer, bsuid: null, code: null, reason: "", billable: true, category: "utility", entryUntil: null },
  });
});

it.each(["sent", "delivered", "read", "played", "failed"])("knows %s", (name) => {
  expect(read(statusOf(name))).toMatchObject({ status: name, outboxId: null, billable: null, category: "" });
});

it("reads why it failed", () => {
  const errors = [
    { code: 131047, title: "Re-engagement message", error_data: { details: "More than 24 hours" }, href: "x" },
  ];
  expect(read(statusOf("failed", { errors }))).toMatchObject({ code: 131047, reason: "More than 24 hours" });
  expect(read(statusOf("failed", { errors: [{ title: "Gone" }] }))).toMatchObject({ code: null, reason: "Gone" });
});

it("reads until when a chat from an advertisement is free", () => {
  const status = statusOf("sent", {
    conversation: { id: "c", expiration_timestamp: "1790200000" },
    pricing: { billable: false, type: "free_entry_point", category: "service" },
  });
  expect(read(status)).toMatchObject({ billable: false, entryUntil: "2026-09-23T21:46:40.000Z" });
});

it("leaves what it does not know", () => {
  expect(read(statusOf("deleted_next_year"))).toBeNull();
  expect(readStatus({})).toBeNull();
});
