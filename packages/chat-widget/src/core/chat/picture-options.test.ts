import { expect, it } from "vitest";
import { pictureOptions } from "./picture-options.ts";

const images = (...captions: string[]) => ({ send_images: captions.map((caption) => ({ link: "/p.webp", caption })) });
const list = (...titles: string[]) => ({
  send_button: {
    header: "",
    body: "",
    footer: "",
    action: {
      button: "See",
      sections: [{ title: "", rows: titles.map((title, at) => ({ id: `row-${at}`, title, description: "" })) }],
    },
  },
});
const buttons = (...titles: string[]) => ({
  send_reply_button: {
    type: "button" as const,
    body: { text: "" },
    action: { buttons: titles.map((title, at) => ({ type: "reply" as const, reply: { id: `button-${at}`, title } })) },
  },
});
const picked = (...reply: Parameters<typeof pictureOptions>[0]) =>
  [...pictureOptions(reply).values()].map(({ name, option }) => [name, option.id]);

it("finds the row or reply button of the same name", () => {
  const reply = [
    images("*Kanga Mawio*\n18,000.00 TZS", "Kikoi", "*Basket*"),
    list("Kikoi", "Kanga Mawio"),
    buttons("Basket"),
  ];
  expect(picked(...reply)).toEqual([
    ["Kanga Mawio", "row-1"],
    ["Kikoi", "row-0"],
    ["Basket", "button-0"],
  ]);
});

it("finds a row whose title was cut", () => {
  expect(picked(images("*Kanga Mawio ya harusi, jozi*\n1"), list("Kanga Mawio ya harusi…", "Kanga"))).toEqual([
    ["Kanga Mawio ya harusi, jozi", "row-0"],
  ]);
});

it("looks at each of many names and titles once", () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `Kanga ${at}`);
  const beganMs = performance.now();
  expect(picked(images(...names), list(...names.map((name) => `${name} (2)`), ...names))).toEqual([]);
  expect(picked(images(...names), list(...names))).toHaveLength(5_000);
  expect(performance.now() - beganMs).toBeLessThan(1_000);
});

it.each([
  ["no row of that name", images("*Kanga*"), list("Kikoi", "Kanga Mawio")],
  ["a name that only begins like a whole title", images("*Kanga Mawio*"), list("Kanga")],
  ["two rows of that name", images("*Kanga*"), list("Kanga", "Kanga")],
  ["a second row numbered because of that name", images("*Kanga*"), list("Kanga", "Kanga (2)")],
  ["only the numbered row of that name", images("*Kanga*"), list("Kanga (2)")],
  ["two cut titles that fit", images("*Kanga ya harusi*"), list("Kanga ya…", "Kanga ya… (2)")],
  ["two pictures of that name", images("*Kanga*\n1", "*Kanga*\n2"), list("Kanga")],
  ["a title that is nothing but cut", images("*Kanga*"), list("…")],
  ["no caption", images("", "\nKanga"), list("Kanga")],
  ["no rows at all", images("*Kanga*"), { send_message: "Kanga" }],
])("leaves a picture alone: %s", (_, pictures, options) => expect(picked(pictures, options)).toEqual([]));
