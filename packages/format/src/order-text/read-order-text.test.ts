import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameWords, readOrderText } from "./read-order-text.ts";

const read = (text: string) =>
  readOrderText(text).map(({ readings }) => [readings[0]?.quantity, readings[0]?.words.join(" ")]);

describe("an order from a chat", () => {
  it.each<[string, [number, string][]]>([
    [
      "Naomba gauni jekundu 2 na sukari kilo 3, viatu namba 42 x1",
      [
        [2, "gauni jekundu"],
        [3, "sukari"],
        [1, "viatu 42"],
      ],
    ],
    [
      "Hi, I'd like two red dresses and 3kg of sugar please",
      [
        [2, "red dresses"],
        [3, "sugar"],
      ],
    ],
    ["gauni mbili", [[2, "gauni"]]],
    ["viatu viwili", [[2, "viatu"]]],
    ["mashati matatu", [[3, "mashati"]]],
    ["2x soda", [[2, "soda"]]],
    ["soda x2", [[2, "soda"]]],
    ["soda x 2", [[2, "soda"]]],
    ["soda 2 x", [[2, "soda"]]],
    ["soda ×12", [[12, "soda"]]],
    ["soda *4", [[4, "soda"]]],
    ["4pcs kikombe", [[4, "kikombe"]]],
    ["kalamu pcs 4", [[4, "kalamu"]]],
    ["mayai dazeni 2", [[24, "mayai"]]],
    ["dazeni moja ya mayai", [[12, "mayai"]]],
    ["nusu dazeni ya mayai", [[6, "mayai"]]],
    ["a dozen eggs", [[12, "eggs"]]],
    ["two dozen eggs", [[24, "eggs"]]],
    ["half a kilo of beans", [[0.5, "beans"]]],
    ["nyama nusu kilo", [[0.5, "nyama"]]],
    ["kilo moja na nusu ya nyama", [[1.5, "nyama"]]],
    ["unga 1/2 kg", [[0.5, "unga"]]],
    ["kilo ya unga", [[1, "unga"]]],
    ["vitenge kumi na mbili", [[12, "vitenge"]]],
    ["kanga mia mbili", [[200, "kanga"]]],
    ["viatu pea 3", [[3, "viatu"]]],
    ["maziwa lita 5", [[5, "maziwa"]]],
    ["maji 500ml 6", [[6, "maji 0.5l"]]],
    ["sukari kilo 2 x3", [[3, "sukari 2kg"]]],
    ["gauni 2 @ 35,000", [[2, "gauni"]]],
    ["gauni 2 bei 35k", [[2, "gauni"]]],
    ["gauni 1 35,000/=", [[1, "gauni"]]],
    ["iphone 13 2", [[2, "iphone 13"]]],
    ["2 iphone 13", [[2, "iphone 13"]]],
    ["kitabu", [[1, "kitabu"]]],
    ["Mna taulo? Naomba nne", [[4, "taulo"]]],
    [
      "cola x6 fanta x3",
      [
        [6, "cola"],
        [3, "fanta"],
      ],
    ],
    [
      "2x cola 3x fanta",
      [
        [2, "cola"],
        [3, "fanta"],
      ],
    ],
    ["viatu no. 40", [[1, "viatu 40"]]],
    ["magauni mawili miaka 4", [[2, "magauni miaka 4"]]],
    ["7up 4", [[4, "7up"]]],
    ["shuka 6x6 2", [[2, "shuka 6x6"]]],
    ["mashati mawili L", [[2, "mashati l"]]],
    ["juisi 2l x3", [[3, "juisi 2l"]]],
    ["unga pakiti 3", [[3, "unga pakiti"]]],
    ["pakiti 3 za unga", [[3, "pakiti unga"]]],
    [
      "1. Gauni 2\n2) Sketi\n- Kofia 3",
      [
        [2, "gauni"],
        [1, "sketi"],
        [3, "kofia"],
      ],
    ],
    ["[12/03/2024, 10:22] Asha: gauni 2", [[2, "gauni"]]],
    ["Habari dada, naomba kofia 2. Asante", [[2, "kofia"]]],
    ["Asante sana", []],
    ["gauni 2 tsh 35000", [[2, "gauni"]]],
    ["gauni 2 kwa 500 tsh", [[2, "gauni"]]],
    ["Habari", []],
    ["0712 345 678", []],
    ["", []],
    [
      "wali na maharage",
      [
        [1, "wali"],
        [1, "maharage"],
      ],
    ],
  ])("%j", (text, wishes) => expect(read(text)).toEqual(wishes));

  it("leaves open what a number means where it may be part of a name", () => {
    expect(readOrderText("iphone 13")[0]?.readings).toEqual([
      { words: ["iphone"], quantity: 13 },
      { words: ["iphone", "13"], quantity: 1 },
    ]);
    expect(readOrderText("sukari kilo 2")[0]?.readings).toEqual([
      { words: ["sukari"], quantity: 2, unit: "kg" },
      { words: ["sukari", "2kg"], quantity: 1 },
    ]);
  });

  it("says which wishes may be one name, and which say how many", () => {
    expect(readOrderText("wali na maharage 2, chai").map(({ joins, isCounted }) => [joins, isCounted])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it("gives each wish in the words of the message", () => {
    const text = "Naomba Gauni JEKUNDU 2 na sukari kilo 3";
    expect(readOrderText(text).map((wish) => wish.text)).toEqual(["Naomba Gauni JEKUNDU 2", "sukari kilo 3"]);
  });

  it("knows a measure in any spelling", () => {
    for (const name of ["Sukari kilo 2", "SUKARI 2kg", "sukari 2 KG", "Sukari kg 2", "Sukari 2000g"])
      expect(nameWords(name)).toEqual(["sukari", "2kg"]);
    expect(nameWords("Nusu kilo")).toEqual(nameWords("500 gm"));
  });
});

describe("any text", () => {
  const word = fc.constantFrom(
    ..."gauni sukari x 2 3kg kilo nusu dazeni na , . mbili kumi mia / = 35,000 namba 42 ½ * x2 pcs @ \n 0712345678 👗".split(
      " ",
    ),
  );
  it("gives wishes that stand in it, each with a quantity above nothing and words", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 300 }),
          fc.array(word, { maxLength: 40 }).map((all) => all.join(" ")),
        ),
        (text) => {
          for (const wish of readOrderText(text)) {
            expect(text).toContain(wish.text);
            expect(wish.readings.length).toBeGreaterThan(0);
            for (const { words, quantity } of wish.readings) {
              expect(words.length).toBeGreaterThan(0);
              expect(quantity).toBeGreaterThan(0);
              expect(quantity).toBeLessThanOrEqual(200_000);
            }
          }
        },
      ),
    );
  });

  it("finds the quantity in front, behind, glued and in words alike", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom("gauni", "sukari ya brown", "red dress"),
        (count, name) => {
          for (const text of [
            `${count} ${name}`,
            `${name} ${count}`,
            `${name} x${count}`,
            `${count}x ${name}`,
            `${name} pcs ${count}`,
          ])
            expect(readOrderText(text)[0]?.readings[0]?.quantity).toBe(count);
        },
      ),
    );
  });
});
