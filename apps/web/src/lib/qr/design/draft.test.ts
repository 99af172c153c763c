import fc from "fast-check";
import { expect, it } from "vitest";
import { isHex } from "./design.ts";
import { type Draft, draftAddress, firstDraft, readDraft } from "./draft.ts";
import { templates } from "./templates.ts";

const draft: Draft = {
  phone: "0712 345 678",
  country: "KE",
  message: 'Habari & "karibu" #1\n😀',
  label: "Changanua",
  letter: "D",
  design: templates.korosho,
};

it("comes back from its address as it was", () => {
  expect(readDraft(`#${draftAddress(draft)}`)).toEqual(draft);
  expect(draftAddress(firstDraft)).toBe("");
  expect(readDraft("")).toEqual(firstDraft);
});

it("comes back whatever was typed", () => {
  const text = fc.string({ unit: "binary", maxLength: 30 });
  fc.assert(
    fc.property(text, text, (message, label) => {
      const back = readDraft(draftAddress({ ...draft, message, label }));
      expect(back).toEqual({ ...draft, message: message.toWellFormed(), label: label.toWellFormed() });
    }),
  );
});

const hostile = [
  "n=<script>alert(1)</script>&f=__proto__&d=constructor",
  "cc=red;background:url(//evil.example)&cb=16211d%22%20onload%3Dalert(1)",
  "f=kanga&cc=zzzzzz&ce=%23fff&cl=",
  "c=javascript:alert(1)&k=toString",
  "m=%E0%A4%A&l=%00%ff",
  `m=${"a".repeat(50_000)}&l=${"b".repeat(50_000)}&n=${"1".repeat(50_000)}&i=abcdefgh`,
  "n=%F0%9F%98%80&i=\ud800",
];
it.each(hostile)("reads nothing but its own words from %j", (address) => {
  const read = readDraft(address);
  for (const colour of Object.values(read.design.colours)) expect(isHex(colour)).toBe(true);
  expect(read.phone).toMatch(/^[\d\s+().-]{0,32}$/);
  expect(read.country).toMatch(/^[A-Z]{2}$/);
  expect(Object.keys(templates.safi)).toEqual(Object.keys(read.design));
  expect([read.message.length <= 2000, read.label.length <= 32, read.letter.length <= 2]).toEqual([true, true, true]);
  expect(readDraft(draftAddress(read))).toEqual(read);
});
