import { expect, it } from "vitest";
import type { OutgoingPart, OutgoingRow } from "./outgoing-part.ts";
import { problemsOf } from "./problems-of.ts";

const a = (length: number) => "a".repeat(length);
const file = { link: "https://mauzo.example/file" };
const times = <T>(length: number, one: (index: number) => T): T[] => Array.from({ length }, (_, index) => one(index));

const buttons = (change: Partial<Extract<OutgoingPart, { kind: "buttons" }>>): OutgoingPart => ({
  ...{ kind: "buttons", body: "?", buttons: [{ id: "1", title: "Ndiyo" }] },
  ...change,
});
const list = (change: Partial<Extract<OutgoingPart, { kind: "list" }>>): OutgoingPart => ({
  ...{ kind: "list", body: "?", button: "Chagua", sections: [{ title: "", rows: [{ id: "1", title: "Chai" }] }] },
  ...change,
});
const row = (change: Partial<OutgoingRow>) =>
  list({ sections: [{ title: "", rows: [{ id: "1", title: "Chai", ...change }] }] });
const rows = (length: number) => times(length, (index) => ({ id: String(index), title: `Chai ${index}` }));
const link = (change: Partial<Extract<OutgoingPart, { kind: "link" }>>): OutgoingPart => ({
  ...{ kind: "link", body: "?", label: "Fungua", url: "https://mauzo.example" },
  ...change,
});
const products = (change: Partial<Extract<OutgoingPart, { kind: "products" }>>): OutgoingPart => ({
  ...{ kind: "products", catalogueId: "c", header: "Bidhaa", body: "Zote", text: "Zote" },
  sections: [{ title: "Chai", retailerIds: ["v1"] }],
  ...change,
});
const template = (change: Partial<Extract<OutgoingPart, { kind: "template" }>>): OutgoingPart => ({
  ...{ kind: "template", name: "order_paid", language: "sw", body: ["Asha"], buttons: [], text: "Asante, Asha." },
  ...change,
});
const url = (length: number) => `https://mauzo.example/${a(length - "https://mauzo.example/".length)}`;

// Each limit of the wire facts: just at it, and one more.
it.each<[limit: string, at: (value: number) => OutgoingPart, most: number, problem: string]>([
  ["text", (n) => ({ kind: "text", text: a(n) }), 4096, "text is too long"],
  [
    "buttons",
    (n) => buttons({ buttons: times(n, (i) => ({ id: String(i), title: String(i) })) }),
    3,
    "too many buttons",
  ],
  ["button's title", (n) => buttons({ buttons: [{ id: "1", title: a(n) }] }), 20, "a button's title is too long"],
  ["button's id", (n) => buttons({ buttons: [{ id: a(n), title: "1" }] }), 256, "a button's id is too long"],
  ["buttons' body", (n) => buttons({ body: a(n) }), 1024, "body is too long"],
  ["buttons' header", (n) => buttons({ header: a(n) }), 60, "header is too long"],
  ["buttons' footer", (n) => buttons({ footer: a(n) }), 60, "footer is too long"],
  ["list's rows", (n) => list({ sections: [{ title: "", rows: rows(n) }] }), 10, "too many rows"],
  [
    "list's rows over two sections",
    (n) =>
      list({
        sections: [
          { title: "a", rows: rows(n).slice(0, 5) },
          { title: "b", rows: rows(n).slice(5) },
        ],
      }),
    10,
    "too many rows",
  ],
  ["list's button", (n) => list({ button: a(n) }), 20, "button is too long"],
  ["list's body", (n) => list({ body: a(n) }), 1024, "body is too long"],
  ["list's header", (n) => list({ header: a(n) }), 60, "header is too long"],
  ["list's footer", (n) => list({ footer: a(n) }), 60, "footer is too long"],
  ["section's title", (n) => list({ sections: [{ title: a(n), rows: rows(1) }] }), 24, "a section's title is too long"],
  ["row's id", (n) => row({ id: a(n) }), 200, "a row's id is too long"],
  ["row's title", (n) => row({ title: a(n) }), 24, "a row's title is too long"],
  ["row's description", (n) => row({ description: a(n) }), 72, "a row's description is too long"],
  ["picture's caption", (n) => ({ kind: "image", file, caption: a(n) }), 1024, "caption is too long"],
  ["film's caption", (n) => ({ kind: "video", file, caption: a(n) }), 1024, "caption is too long"],
  ["document's caption", (n) => ({ kind: "document", file, caption: a(n) }), 1024, "caption is too long"],
  ["audio's caption", (n) => ({ kind: "audio", file, caption: a(n) }), 0, "caption is too long"],
  ["sticker's caption", (n) => ({ kind: "sticker", file, caption: a(n) }), 0, "caption is too long"],
  ["picture's size", (bytes) => ({ kind: "image", file, bytes }), 5_000_000, "file is too big"],
  ["film's size", (bytes) => ({ kind: "video", file, bytes }), 16_000_000, "file is too big"],
  ["audio's size", (bytes) => ({ kind: "audio", file, bytes }), 16_000_000, "file is too big"],
  ["document's size", (bytes) => ({ kind: "document", file, bytes }), 100_000_000, "file is too big"],
  ["sticker's size", (bytes) => ({ kind: "sticker", file, bytes }), 100_000, "file is too big"],
  ["link's label", (n) => link({ label: a(n) }), 20, "label is too long"],
  ["link's body", (n) => link({ body: a(n) }), 1024, "body is too long"],
  ["link's header", (n) => link({ header: a(n) }), 60, "header is too long"],
  ["link's footer", (n) => link({ footer: a(n) }), 60, "footer is too long"],
  ["products", (n) => products({ sections: [{ title: "", retailerIds: times(n, String) }] }), 30, "too many products"],
  [
    "products' sections",
    (n) => products({ sections: times(n, (i) => ({ title: `s${i}`, retailerIds: [String(i)] })) }),
    10,
    "too many sections",
  ],
  ["products' header", (n) => products({ header: a(n) }), 60, "header is too long"],
  ["template's name", (n) => template({ name: a(n) }), 512, "name is no name of a template"],
  ["template's values", (n) => template({ body: [a(n - 4), a(4)] }), 1024, "body is too long"],
  ["template's header", (n) => template({ header: { type: "text", text: a(n) } }), 60, "header is empty or too long"],
  [
    "template's buttons",
    (n) => template({ buttons: times(n, (i) => ({ type: "quick_reply", index: i % 10, value: "x" })) }),
    10,
    "too many buttons",
  ],
  [
    "template's address",
    (n) => template({ buttons: [{ type: "url", index: 0, value: a(n) }] }),
    2000,
    "a button's value is empty or too long",
  ],
  [
    "template's code",
    (n) => template({ buttons: [{ type: "copy_code", index: 0, value: a(n) }] }),
    15,
    "a button's value is empty or too long",
  ],
  ["link's address", (n) => link({ url: url(n) }), 2000, "address is none"],
  ["latitude", (latitude) => ({ kind: "location", latitude, longitude: 0 }), 90, "latitude is none"],
  ["longitude", (longitude) => ({ kind: "location", latitude: 0, longitude }), 180, "longitude is none"],
])("knows the limit of a %s", (_, at, most, problem) => {
  expect(problemsOf(at(most))).toEqual([]);
  const part = at(most + 1);
  expect(problemsOf(part)).toEqual([`${part.kind}: ${problem}`]);
});

it.each<[OutgoingPart, string]>([
  [{ kind: "text", text: " \n" }, "text is missing"],
  [buttons({ body: "" }), "body is missing"],
  [buttons({ buttons: [] }), "buttons are missing"],
  [buttons({ buttons: [{ id: "1", title: "" }] }), "a button has no title"],
  [buttons({ buttons: times(2, (i) => ({ id: String(i), title: "Ndiyo" })) }), "two buttons have one title"],
  [buttons({ buttons: times(2, (i) => ({ id: "1", title: String(i) })) }), "two buttons have one id"],
  [list({ sections: [] }), "rows are missing"],
  [
    list({
      sections: [
        { title: "a", rows: rows(1) },
        { title: "", rows: [{ id: "x", title: "x" }] },
      ],
    }),
    "a section needs a title",
  ],
  [{ kind: "image", file, mime: "image/webp" }, "file is of a type that is not taken"],
  [{ kind: "image", file: { link: "/media/a.jpg" } }, "file is nowhere"],
  [{ kind: "image", file: { link: "javascript:alert(1)" } }, "file is nowhere"],
  [{ kind: "location", latitude: 0, longitude: 0, address: "Lumumba" }, "address needs a name"],
  [{ kind: "contacts", contacts: [] }, "contacts are missing"],
  [{ kind: "reaction", wamid: "wamid.1", emoji: "sawa" }, "emoji is none"],
  [template({ name: "Order Paid" }), "name is no name of a template"],
  [template({ body: ["a\nb"] }), "a value is empty or has line breaks"],
  [products({ header: "" }), "header is empty"],
])("refuses %j", (part, problem) => {
  expect(problemsOf(part)).toContain(`${part.kind}: ${problem}`);
});

it("takes a reaction, and one that is taken away", () => {
  expect(problemsOf({ kind: "reaction", wamid: "wamid.1", emoji: "👩‍👩‍👧" })).toEqual([]);
  expect(problemsOf({ kind: "reaction", wamid: "wamid.1", emoji: "" })).toEqual([]);
});
