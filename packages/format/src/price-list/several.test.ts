import { describe, expect, it } from "vitest";
import { readPriceList } from "./read-price-list.ts";

describe("a price for several", () => {
  const counted = (text: string) =>
    readPriceList(text).offers.map(({ name, numbered, prices }) => [
      ...[name, numbered],
      ...prices.map(({ minor, count }) => [count, minor / 100]),
    ]);

  it.each<[string, unknown[][]]>([
    ["Sabuni 3 kwa 5000", [["Sabuni", "Sabuni 3", [3, 5000]]]],
    ["Sabuni tatu kwa elfu tano", [["Sabuni", "Sabuni tatu", [3, 5000]]]],
    ["Maandazi kumi na mbili kwa 2,000", [["Maandazi", "Maandazi kumi na mbili", [12, 2000]]]],
    ["3 kwa 5000 Sabuni", [["Sabuni", undefined, [3, 5000]]]],
    ["Sabuni 5000 kwa 3", [["Sabuni", undefined, [3, 5000]]]],
    ["Soap 3 for Tsh 5,000/=", [["Soap", "Soap 3", [3, 5000]]]],
    ["Pipi 100 kwa 5000", [["Pipi", "Pipi 100", [100, 5000]]]],
    ["iPhone 13 kwa 1,200,000", [["iPhone", "iPhone 13", [13, 1_200_000]]]],
    ["Sabuni 2000, 3 kwa 5000", [["Sabuni", undefined, [undefined, 2000], [3, 5000]]]],
    [
      "Sabuni 3 kwa 5000 / Mafuta 6 kwa 9000",
      [
        ["Sabuni", "Sabuni 3", [3, 5000]],
        ["Mafuta", "Mafuta 6", [6, 9000]],
      ],
    ],
  ])("is told as that: %s", (text, offers) => expect(counted(text)).toEqual(offers));

  it.each([
    ["Mchele 2,500 kwa kilo", "Mchele kwa kilo"],
    ["Viatu size 40 kwa 25,000", "Viatu size 40"],
    ["Nokia 3310 kwa 45,000", "Nokia 3310"],
    ["Sukari 2kg kwa 6,000", "Sukari 2kg"],
  ])("is no other number: %s", (text, name) => {
    const [offer, ...more] = readPriceList(text).offers;
    expect(more).toEqual([]);
    expect([offer?.name, offer?.prices.map(({ count }) => count)]).toEqual([name, [undefined]]);
  });
});

describe("variants with a price each", () => {
  const variants = (text: string) => {
    const { offers, unread } = readPriceList(text);
    return [
      ...offers.map((offer) => [offer.name, ...(offer.variants ?? []).map(({ name, minor }) => [name, minor / 100])]),
      ...unread,
    ];
  };

  it.each<[string, unknown[]]>([
    ["Kofia S 10k, M 12k", [["Kofia", ["S", 10_000], ["M", 12_000]]]],
    ["Kofia S 10k M 12k XL 15k", [["Kofia", ["S", 10_000], ["M", 12_000], ["XL", 15_000]]]],
    ["Kofia ndogo 10k / kubwa 12k", [["Kofia", ["ndogo", 10_000], ["kubwa", 12_000]]]],
    ["Viatu vya kiume 30k, vya kike 25k", [["Viatu", ["kiume", 30_000], ["kike", 25_000]]]],
    ["Maji 500ml 600, 1L 1000", [["Maji", ["500ml", 600], ["1L", 1000]]]],
    ["Kofia\nS 10k\nM 12k\nGauni 5k", [["Kofia", ["S", 10_000], ["M", 12_000]], ["Gauni"]]],
    ["Kofia\nXL 12k", [["Kofia XL"]]],
    ["Kofia 10k, XL 12k", [["Kofia"], "XL 12k"]],
    ["Kofia S 10k, S 12k", [["Kofia S"], "S 12k"]],
    ["Kofia S 3 kwa 10k, M 12k", [["Kofia S"], "M 12k"]],
    ["Kanga nyekundu 10k / Kitenge bluu 12k", [["Kanga nyekundu"], ["Kitenge bluu"]]],
    ["XL 12k", ["XL 12k"]],
  ])("%j", (text, told) => expect(variants(text)).toEqual(told));

  it("says which words of a name, a variant and a price in two lines are the price", () =>
    expect(readPriceList("Maji \n 500ml 28k").offers).toEqual([
      { name: "Maji 500ml", prices: [{ minor: 2_800_000, said: "28k" }], line: "Maji 500ml 28k" },
    ]));
});

it("takes no longer than its length", () => {
  for (const piece of ["1,", "0 ", "(", "elfu na ", "Gauni 5k / ", "9 ", "~", "[1 "]) {
    const started = performance.now();
    readPriceList(piece.repeat(20_000));
    readPriceList(`${piece.repeat(300)}\n`.repeat(100));
    expect(performance.now() - started).toBeLessThan(2000);
  }
});
