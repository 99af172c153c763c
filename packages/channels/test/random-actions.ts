import type { ChatAction } from "@mauzo/contract/conversations/chat";
import fc from "fast-check";
import type { OutgoingPart } from "../src/outgoing-part.ts";

const hostile = [
  "",
  " ",
  "\n\n",
  "\u200b",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202egnirts a fo edis eht",
  "\u2066isolated\u2069",
  "\ufeffBOM",
  "line\u2028separator",
  "\u0085next line",
  `e${"\u0301".repeat(5000)}`,
  "👩‍👩‍👧‍👦".repeat(400),
  "*bold* _italic_ ~gone~ `code`",
  "x".repeat(5000),
  `https://mauzo.example/${"a".repeat(1500)} ${"neno ".repeat(700)}`,
  `${"neno ".repeat(818)}https://mauzo.example/cart?token=${"b".repeat(60)}`,
  "عربي ثم English",
  "Sentence one. Sentence two! Three?\n\nA paragraph.\n\n".repeat(90),
  "\t\ttab\there",
  "<script>alert(1)</script>",
  "' or 1=1 --",
];
const word = fc.constantFrom(
  "Bidhaa",
  "chai",
  "ya",
  "2,500",
  "TZS",
  "👩‍👩‍👧",
  "x😀",
  "*",
  "Größe",
  "عربي",
  "https://a.tz/b?c=d",
);
const words = (most: number) => fc.array(word, { maxLength: most }).map((each) => each.join(" "));
/** Texts around every limit: short, of one word, exactly at it, over it, of strange characters. */
const text = fc.oneof(
  { weight: 4, arbitrary: words(8) },
  { weight: 1, arbitrary: words(300) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(20, 24, 60, 72, 1024, 4096),
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom("a", "a ", "ab\n"),
      )
      .map(([limit, more, unit]) => unit.repeat(limit).slice(0, limit + more)),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: "binary" }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostile) },
);
/** An id as the flow makes them, or as a flow of somebody else might. */
const id = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 30, unit: "grapheme-ascii" }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "a",
      "b",
      "c",
      "",
      " ",
      "i".repeat(200),
      "i".repeat(201),
      "i".repeat(256),
      "i".repeat(257),
    ),
  },
);
const link = fc.oneof(
  { weight: 5, arbitrary: fc.webUrl() },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "javascript:alert(1)", "/media/a/640.webp", "https://", "http://a b", "ftp://a/b"),
  },
);
const media = fc.array(fc.record({ link, caption: fc.option(text, { nil: undefined }) }), { maxLength: 3 });
const documents = fc.array(
  fc.record({ link, caption: fc.option(text, { nil: undefined }), filename: fc.option(text, { nil: undefined }) }),
  { maxLength: 3 },
);
const row = fc.record({ id, title: text, description: text });
const count = fc.constantFrom(0, 1, 2, 3, 4, 9, 10, 11, 12, 30, 31, 40);
const rowsOf = count.chain((length) => fc.array(row, { minLength: length, maxLength: length }));
const number = fc.oneof(
  fc.double({ min: -200, max: 200, noNaN: true }),
  fc.constantFrom(90, -90, 180, -180, 90.1, 181),
);

export const randomAction: fc.Arbitrary<ChatAction> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ send_message: text }) },
  {
    weight: 3,
    arbitrary: fc.record({
      send_reply_button: fc.record({
        type: fc.constant("button" as const),
        body: fc.record({ text }),
        action: fc.record({
          buttons: fc.constantFrom(0, 1, 2, 3, 4, 10, 11, 31).chain((length) =>
            fc.array(fc.record({ type: fc.constant("reply" as const), reply: fc.record({ id, title: text }) }), {
              minLength: length,
              maxLength: length,
            }),
          ),
        }),
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      send_button: fc.record({
        header: text,
        body: text,
        footer: text,
        action: fc.record({
          button: text,
          sections: fc.array(fc.record({ title: text, rows: rowsOf }), { maxLength: 4 }),
        }),
      }),
    }),
  },
  fc.record({ send_images: media }),
  fc.record({ send_stickers: media }),
  fc.record({ send_videos: media }),
  fc.record({ send_audios: media }),
  fc.record({ send_documents: documents }),
  fc.record({
    send_locations: fc.record({ latitude: number, longitude: number, name: text, address: text }, { requiredKeys: [] }),
  }),
);

const optional = fc.option(text, { nil: undefined });
const file = fc.oneof(fc.record({ link }), fc.record({ id }));
const mime = fc.constantFrom(
  undefined,
  "image/jpeg",
  "image/webp",
  "video/mp4",
  "audio/ogg; codecs=opus",
  "application/pdf",
  "text/html",
  "",
);
/** What only some channels carry, and what staff send. */
export const randomPart: fc.Arbitrary<OutgoingPart> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      "image" as const,
      "video" as const,
      "audio" as const,
      "document" as const,
      "sticker" as const,
    ),
    file,
    caption: optional,
    filename: optional,
    mime,
    bytes: fc.constantFrom(undefined, 1, 100_000, 100_001, 5_000_001, 16_000_001, 100_000_001),
  }),
  fc.record({
    kind: fc.constant("contacts" as const),
    contacts: fc.array(
      fc.record({
        name: text,
        phones: fc.array(fc.record({ phone: text, waId: fc.option(id, { nil: undefined }) }), { maxLength: 3 }),
        emails: fc.option(fc.array(text, { maxLength: 2 }), { nil: undefined }),
        organisation: optional,
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant("reaction" as const),
    wamid: id,
    emoji: fc.oneof(text, fc.constantFrom("👍", "👩‍👩‍👧", "")),
  }),
  fc.record({
    kind: fc.constant("template" as const),
    name: fc.constantFrom("order_paid", "Order Paid", ""),
    language: fc.constantFrom("sw", "en_US", "xx-yy", ""),
    body: fc.array(text, { maxLength: 4 }),
    buttons: fc.array(
      fc.record({
        type: fc.constantFrom("url" as const, "quick_reply" as const, "copy_code" as const),
        index: fc.integer({ min: -1, max: 10 }),
        value: text,
      }),
      { maxLength: 3 },
    ),
    text,
  }),
  fc.record({
    kind: fc.constant("link" as const),
    header: optional,
    body: text,
    footer: optional,
    label: text,
    url: link,
  }),
  fc.record({
    kind: fc.constant("product" as const),
    catalogueId: id,
    retailerId: id,
    body: optional,
    footer: optional,
    text,
  }),
  fc.record({
    kind: fc.constant("products" as const),
    catalogueId: id,
    header: text,
    body: text,
    footer: optional,
    sections: fc.array(
      fc.record({
        title: text,
        retailerIds: fc
          .constantFrom(0, 1, 10, 30, 31, 61)
          .chain((length) => fc.array(id, { minLength: length, maxLength: length })),
      }),
      { maxLength: 12 },
    ),
    text,
  }),
  fc.record({ kind: fc.constant("catalogue" as const), body: text, footer: optional, text }),
);
