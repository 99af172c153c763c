import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { expect, it } from "vitest";
import { adapt, type Sayable } from "./adapt.ts";
import type { OutgoingPart } from "./outgoing-part.ts";

const ask = (text: string, titles: readonly string[]): ChatAction => ({
  send_reply_button: {
    type: "button",
    body: { text },
    action: { buttons: titles.map((title, index) => ({ type: "reply", reply: { id: `id-${index}`, title } })) },
  },
});
const list = (count: number, change: { header?: string; body?: string; footer?: string } = {}): ChatAction => ({
  send_button: {
    ...{ header: "Bidhaa", body: "Chagua moja", footer: "Bei ni pamoja na kodi", ...change },
    action: {
      button: "Angalia",
      sections: [
        {
          title: "Vyakula",
          rows: Array.from({ length: count }, (_, index) => ({
            id: `p:${index}`,
            title: `Chai ${index}`,
            description: "",
          })),
        },
      ],
    },
  },
});
const whatsapp = (...said: Sayable[]) => adapt(said, "whatsapp", "sw");
const kinds = (parts: readonly OutgoingPart[]) => parts.map(({ kind }) => kind);
const rules = (...said: Sayable[]) => whatsapp(...said).notes.map(({ rule }) => rule);

it("joins texts, and a text with the buttons after it", () => {
  const { parts, notes } = whatsapp(
    { send_message: "Karibu!" },
    { send_message: "Sisi ni Duka." },
    ask("Unataka nini?", ["Bidhaa"]),
  );
  expect(parts).toEqual([
    { kind: "buttons", body: "Karibu!\n\nSisi ni Duka.\n\nUnataka nini?", buttons: [{ id: "id-0", title: "Bidhaa" }] },
  ]);
  expect(notes).toEqual([]);
});

it("keeps the order of a text and a list's header", () => {
  const { parts } = whatsapp({ send_message: "Imeongezwa." }, list(2));
  expect(parts).toMatchObject([{ kind: "list", body: "Imeongezwa.\n\nBidhaa\n\nChagua moja" }]);
  expect(parts[0]).not.toHaveProperty("header");
});

it("does not join what would be too long", () => {
  const { parts } = whatsapp({ send_message: "a".repeat(1020) }, ask("Sawa?", ["Ndiyo"]));
  expect(kinds(parts)).toEqual(["text", "buttons"]);
});

it("divides a long text at a paragraph, never inside an address", () => {
  const address = `https://mauzo.example/cart?token=${"b".repeat(60)}`;
  const { parts, notes } = whatsapp({
    send_message: `${"neno ".repeat(810)}\n\n${address} ndio kiungo. ${"Mwisho. ".repeat(20)}`,
  });
  expect(parts).toHaveLength(2);
  expect(parts[1]).toMatchObject({ text: expect.stringMatching(/^https:.* ndio kiungo\./) });
  expect(notes).toEqual([{ rule: "split", from: "1", to: "2" }]);
});

it("says before the buttons what is too long for them", () => {
  const { parts, notes } = whatsapp(ask(`${"Habari ndefu sana. ".repeat(60)}\n\nUnakubali?`, ["Ndiyo", "Hapana"]));
  expect(kinds(parts)).toEqual(["text", "buttons"]);
  expect(parts[1]).toMatchObject({ body: expect.stringMatching(/Unakubali\?$/) });
  expect(notes.map(({ rule }) => rule)).toEqual(["apart"]);
});

it("cuts titles, tells them apart and names what was cut", () => {
  const { parts, notes } = whatsapp(ask("?", ["Chai ya tangawizi kubwa", "Chai ya tangawizi kidogo", "Chai"]));
  expect(parts).toMatchObject([
    { buttons: [{ title: "Chai ya tangawizi…" }, { title: "Chai ya tangawi… (2)" }, { title: "Chai" }] },
  ]);
  expect(notes).toEqual([
    { rule: "cut", from: "Chai ya tangawizi kubwa", to: "Chai ya tangawizi…" },
    { rule: "cut", from: "Chai ya tangawizi kidogo", to: "Chai ya tangawi… (2)" },
  ]);
});

it("makes a list of more than three buttons", () => {
  const { parts, notes } = whatsapp(ask("Ukubwa?", ["Ndogo", "Kati", "Kubwa", "Kubwa sana"]));
  expect(parts).toMatchObject([{ kind: "list", button: "Chagua", sections: [{ title: "", rows: { length: 4 } }] }]);
  expect(notes).toEqual([{ rule: "list", from: "4", to: "4" }]);
});

it("has as many pages as a long list needs", () => {
  const { parts, notes } = whatsapp(list(23));
  expect(parts).toMatchObject([
    { kind: "list", header: "Bidhaa", body: "Chagua moja", sections: [{ title: "Vyakula", rows: { length: 10 } }] },
    { kind: "list", body: "Zaidi (2/3)", sections: [{ title: "Vyakula", rows: { length: 10 } }] },
    { kind: "list", body: "Zaidi (3/3)", footer: "Bei ni pamoja na kodi", sections: [{ rows: { length: 3 } }] },
  ]);
  expect(notes).toEqual([{ rule: "pages", from: "23", to: "3" }]);
});

it("numbers what is too much for lists, thirty in a message, and keeps what each number means", () => {
  const { parts } = whatsapp(list(40));
  expect(kinds(parts)).toEqual(["text", "text"]);
  const [first, second] = parts;
  expect(first).toMatchObject({
    text: expect.stringMatching(/^Bidhaa\n\nChagua moja\n\nVyakula\n1\. Chai 0\n2\. Chai 1\n/),
  });
  expect(first).toMatchObject({ picks: { length: 30, 0: { number: 1, id: "p:0" } } });
  expect(second).toMatchObject({
    text: expect.stringMatching(/^31\. Chai 30\n(?:.|\n)*\n\nJibu kwa namba ya chaguo lako\.\n\nBei/),
  });
  expect(second).toMatchObject({ picks: { length: 10, 9: { number: 40, id: "p:39" } } });
});

it("numbers choices whose ids WhatsApp does not take", () => {
  const id = "i".repeat(300);
  const action: Sayable = { kind: "buttons", body: "?", buttons: [{ id, title: "Ndiyo" }] };
  expect(whatsapp(action).parts).toMatchObject([{ kind: "text", picks: [{ number: 1, id }] }]);
});

it("puts a long header and footer into the message", () => {
  const { parts } = whatsapp(list(1, { header: "H".repeat(61), footer: "F".repeat(61) }));
  expect(parts).toMatchObject([{ body: `${"H".repeat(61)}\n\nChagua moja\n\n${"F".repeat(61)}` }]);
  expect(rules(list(1, { header: "H".repeat(61), footer: "F".repeat(61) }))).toEqual(["moved", "moved"]);
});

it("says in words what has nothing to pick, and nothing of what is empty", () => {
  expect(whatsapp(list(0)).parts).toEqual([{ kind: "text", text: "Bidhaa\n\nChagua moja\n\nBei ni pamoja na kodi" }]);
  expect(whatsapp({ send_message: " \u200b\n" })).toEqual({
    parts: [],
    notes: [{ rule: "empty", from: " \u200b\n", to: "" }],
  });
});

it("keeps the first of two choices with one id", () => {
  const { parts, notes } = whatsapp({
    kind: "buttons",
    body: "?",
    buttons: [
      { id: "a", title: "Moja" },
      { id: "a", title: "Mbili" },
    ],
  });
  expect(parts).toMatchObject([{ buttons: [{ title: "Moja" }] }]);
  expect(notes).toEqual([{ rule: "twice", from: "Mbili", to: "" }]);
});

it("sends each picture by itself, and a caption that is too long after it", () => {
  const link = "https://mauzo.example/a.jpg";
  const { parts } = whatsapp({
    send_images: [{ link, caption: "Chai" }, { link, caption: "c".repeat(1025) }, { link }],
  });
  expect(parts).toEqual([
    { kind: "image", file: { link }, caption: "Chai" },
    { kind: "image", file: { link } },
    { kind: "text", text: "c".repeat(1025) },
    { kind: "image", file: { link } },
  ]);
});

it("sends a document under its name, which its caption does not say again", () => {
  const link = "https://mauzo.example/media/a.pdf";
  const { parts } = whatsapp({
    send_documents: [
      { link, caption: "bei.pdf", filename: "bei.pdf" },
      { link, caption: "Bei zetu", filename: "bei.pdf" },
    ],
  });
  expect(parts).toEqual([
    { kind: "document", file: { link }, filename: "bei.pdf" },
    { kind: "document", file: { link }, filename: "bei.pdf", caption: "Bei zetu" },
  ]);
});

it("has no caption on voice notes and stickers", () => {
  const link = "https://mauzo.example/a.ogg";
  expect(kinds(whatsapp({ send_audios: [{ link, caption: "Sikiliza" }] }).parts)).toEqual(["audio", "text"]);
  expect(kinds(whatsapp({ send_stickers: [{ link, caption: "Asante" }] }).parts)).toEqual(["sticker", "text"]);
});

it("makes a card of a file that WhatsApp does not take", () => {
  const link = "https://mauzo.example/bei.zip";
  expect(
    whatsapp({
      kind: "document",
      file: { link },
      filename: "bei.zip",
      mime: "application/zip",
      bytes: 2_340_000,
      caption: "Bei zetu",
    }).parts,
  ).toEqual([{ kind: "link", body: "bei.zip (2.4 MB)\n\nBei zetu", label: "Fungua", url: link }]);
  expect(whatsapp({ kind: "video", file: { id: "1" }, bytes: 16_000_001 }).parts).toEqual([
    { kind: "text", text: "Faili (16.1 MB)" },
  ]);
});

it("tells a place without coordinates in words", () => {
  expect(whatsapp({ send_locations: { name: "Duka", address: "Mtaa wa Lumumba" } }).parts).toEqual([
    { kind: "text", text: "Duka\n\nMtaa wa Lumumba\n\nhttps://maps.google.com/?q=Duka%2C%20Mtaa%20wa%20Lumumba" },
  ]);
  expect(whatsapp({ send_locations: { latitude: -6.8, longitude: 39.3, address: "Lumumba" } }).parts).toEqual([
    { kind: "location", latitude: -6.8, longitude: 39.3, name: "Lumumba" },
  ]);
});

it("divides products over messages of thirty", () => {
  const retailerIds = Array.from({ length: 31 }, (_, index) => `v${index}`);
  const { parts } = whatsapp({
    ...{ kind: "products", catalogueId: "c", header: "", body: "Zote", text: "Zote: https://a.tz" },
    sections: [{ title: "Chai", retailerIds }],
  });
  expect(parts).toMatchObject([
    { header: "Bidhaa", body: "Zote", sections: [{ retailerIds: { length: 30 } }] },
    { header: "Bidhaa", body: "Zaidi (2/2)", sections: [{ retailerIds: ["v30"] }] },
  ]);
});

it("shows on the web a button with an address as words", () => {
  const link: Sayable = { kind: "link", body: "Lipa hapa", label: "Lipa", url: "https://mauzo.example/cart" };
  expect(adapt([link], "web").parts).toEqual([{ kind: "text", text: "Lipa hapa\n\nLipa: https://mauzo.example/cart" }]);
  expect(whatsapp(link).parts).toEqual([link]);
});
