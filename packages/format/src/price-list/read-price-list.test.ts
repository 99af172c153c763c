import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPriceList } from "./read-price-list.ts";

const read = (text: string) =>
  readPriceList(text).offers.map(({ name, prices }) => [name, ...prices.map(({ minor }) => minor / 100)]);

describe("a price list", () => {
  it.each<[string, (string | number)[][]]>([
    [
      "Gauni refu 35,000 / Viatu 28k / vitenge 12 elfu",
      [
        ["Gauni refu", 35_000],
        ["Viatu", 28_000],
        ["vitenge", 12_000],
      ],
    ],
    [
      "Gauni 35,000/Viatu 28k/vitenge 12 elfu",
      [
        ["Gauni", 35_000],
        ["Viatu", 28_000],
        ["vitenge", 12_000],
      ],
    ],
    ["• Kanga doti moja Tsh 12,000/=", [["Kanga doti moja", 12_000]]],
    ["👗 Gauni fupi @ 25,000/- tu", [["Gauni fupi", 25_000]]],
    ["1️⃣ Kofia bei 5,000 tu!!", [["Kofia", 5000]]],
    ["1. Viatu vya ngozi (40-44) – 45k", [["Viatu vya ngozi (40-44)", 45_000]]],
    ["*Gauni* ~40,000~ 35,000", [["Gauni", 35_000]]],
    [
      "Mchele 2,500 kwa kilo / Unga 2000 kwa kilo",
      [
        ["Mchele kwa kilo", 2500],
        ["Unga kwa kilo", 2000],
      ],
    ],
    [
      "35,000 Gauni refu\n28k viatu",
      [
        ["Gauni refu", 35_000],
        ["viatu", 28_000],
      ],
    ],
    [
      "Gauni refu 35,000 Viatu 28k",
      [
        ["Gauni refu", 35_000],
        ["Viatu", 28_000],
      ],
    ],
    [
      "Raba nyeupe\nTsh 55,000\n\nSoksi\n2,000/=",
      [
        ["Raba nyeupe", 55_000],
        ["Soksi", 2000],
      ],
    ],
    ["Nguo S/M/L 20,000", [["Nguo S/M/L", 20_000]]],
    ["Begi (35,000)", [["Begi", 35_000]]],
    ["Begi 35 000", [["Begi", 35_000]]],
    ["Vitenge wax 6 yards 35.000", [["Vitenge wax 6 yards", 35_000]]],
    ["Asali 1,250.50", [["Asali", 1250.5]]],
    ["Saa ５，０００", [["Saa", 5000]]],
    ["[12/03/2024, 10:22] Asha: Gauni 35,000", [["Gauni", 35_000]]],
  ])("%j", (text, offers) => expect(read(text)).toEqual(offers));

  it.each<[string, number]>([
    ["Kiwanja 1.5m", 1_500_000],
    ["Gari laki mbili na nusu", 250_000],
    ["TV laki 4 na elfu 50", 450_000],
    ["Simu elfu themanini na tano", 85_000],
    ["Pipi elfu moja mia tano", 1500],
    ["Kiwanja 20m x 30m milioni 15", 15_000_000],
    ["Ng'ombe milioni 1.2", 1_200_000],
    ["Viatu elfu 28", 28_000],
  ])("knows the words of prices: %s", (text, price) =>
    expect(read(text).map(([, ...prices]) => prices)).toEqual([[price]]),
  );

  it.each<[string, string, number]>([
    ["iPhone 13 1,200,000", "iPhone 13", 1_200_000],
    ["Nokia 3310 45,000", "Nokia 3310", 45_000],
    ["Samsung A14 450000", "Samsung A14", 450_000],
    ["TV inchi 32 450000", "TV inchi 32", 450_000],
    ["Maji 500ml 600", "Maji 500ml", 600],
    ["Viatu size 40 elfu 25", "Viatu size 40", 25_000],
    ["Maziwa lita 1 3,500", "Maziwa lita 1", 3500],
  ])("leaves numbers that are no prices in the name: %s", (text, name, price) =>
    expect(read(text)).toEqual([[name, price]]),
  );

  it.each([
    ["Sketi 30,000-35,000", [30_000, 35_000]],
    ["Sketi 30-35k", [30_000, 35_000]],
    ["Sketi elfu 10 hadi 15", [10_000, 15_000]],
    ["Sketi jumla 30,000 rejareja 35,000", [30_000, 35_000]],
    ["Sketi 30,000/35,000", [30_000, 35_000]],
    ["Sketi 3310 45000", [3310, 45_000]],
  ])("leaves the choice between several prices: %s", (text, prices) =>
    expect(read(text).map(([, ...given]) => given)).toEqual([prices]),
  );

  it.each([
    "VIATU VYA KIUME",
    "Viatu 28",
    "Viatu 40 elfu 25",
    "Gari laki 2 na 50",
    "Kiwanja 1.5m 28k",
    "Kiwanja 1m 12 laki",
    "Simu: 0712 345 678",
    "Piga +255 712 345 678",
    "Bei ni $20",
    "Ksh 500 kofia",
    "Bidhaa mpya 2024",
    "Mwisho 12/03/2024",
    "Saa 10:30",
    "Punguzo 500%",
    "Nguo 5,000each",
    "Ghorofa 99,999,999,999",
    "35,000",
    "x".repeat(3000),
  ])("says what it does not understand: %.40s", (text) =>
    expect(readPriceList(text)).toEqual({ offers: [], unread: [text] }),
  );
});

const noise = fc.constantFrom(
  ...[
    "Gauni",
    "viatu",
    "28k",
    "35,000",
    "12 elfu",
    "elfu",
    "laki",
    "na nusu",
    "tano",
    "/",
    " / ",
    "\n",
    "-",
    "(40-44)",
    "@",
  ],
  ...[
    "Tsh",
    "/=",
    "1.5m",
    "0712345678",
    "3 kwa",
    "~30,000~",
    "500ml",
    "👗",
    "•",
    ",",
    ".",
    "$",
    "2024",
    "９",
    "\u202e",
    "(",
    "kg",
    "x",
  ],
);
const messy = fc
  .array(fc.oneof(noise, fc.string({ unit: "binary", maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(" "));

describe("whatever somebody pastes", () => {
  const runs = { numRuns: 3000 };
  it("is read without failing, and every price stands in the text", () => {
    fc.assert(
      fc.property(messy, (text) => {
        const figures = text.replace(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0));
        for (const { name, prices, variants } of readPriceList(text).offers) {
          expect(name).toMatch(/\p{L}/u);
          expect(prices.length + (variants?.length ?? 0)).toBeGreaterThan(0);
          expect(variants?.length).not.toBe(1);
          expect(variants === undefined || prices.length === 0).toBe(true);
          for (const { minor, said } of prices) {
            expect(Number.isSafeInteger(minor) && minor >= 5000).toBe(true);
            const words =
              /tano|nusu|[a-z]\s+(na\s+)?[a-z]/i.test(said) || (said.match(/elfu|laki|[km]\b/gi) ?? []).length > 1;
            const digits = said
              .replace(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
              .replace(/\D/g, "");
            if (!words) {
              expect(String(minor).replace(/0+$/, "")).toBe(digits.replace(/^0+|0+$/g, ""));
              expect(figures.replace(/\D/g, "")).toContain(digits);
            }
          }
        }
      }),
      runs,
    );
  });

  const name = fc.constantFrom(
    "Gauni refu",
    "Viatu vya ngozi",
    "Kanga",
    "Sabuni ya maji",
    "T-shirt",
    "Ng'ombe",
    "Simu Tecno",
  );
  const thousands = fc.integer({ min: 1, max: 900 });
  const price = thousands.chain((count) =>
    fc
      .constantFrom(
        ...[
          `${count},000`,
          `${count}000`,
          `${count}k`,
          `${count}K`,
          `${count} elfu`,
          `elfu ${count}`,
          `Tsh ${count},000`,
          `${count},000/=`,
        ],
        ...[`@${count},000`, `${count}.000`, `TZS ${count},000/-`, `bei ${count}k`, `= ${count},000`, `- ${count}k`],
      )
      .map((said) => ({ said, minor: count * 100_000 })),
  );
  const lead = fc.constantFrom("", "• ", "- ", "✅ ", "* ", "👉🏾 ");
  it("is read as it was meant, in lines and with strokes", () => {
    const one = fc.record({ name, price, lead });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 12 }),
        fc.constantFrom("\n", "\r\n", " / ", " | ", "\n\n"),
        (list, between) => {
          fc.pre(!list.some(({ price }) => price.minor > 199_000_000 && price.minor < 204_000_000));
          const text = list.map(({ name, price, lead }) => `${lead}${name} ${price.said}`).join(between);
          expect(read(text)).toEqual(list.map(({ name, price }) => [name, price.minor / 100]));
        },
      ),
      runs,
    );
  });

  it("never takes a price for several for the price of one", () => {
    const count = fc.integer({ min: 2, max: 48 });
    const join = fc.constantFrom(" kwa ", " for ", " KWA ", " kwa bei ya ", " kwa Tsh ", " kwa @");
    const said = price.filter(({ said }) => /^(\d|elfu)/.test(said));
    fc.assert(
      fc.property(
        name,
        count,
        join,
        said,
        fc.boolean(),
        fc.constantFrom("", " tu"),
        (name, count, join, price, isLast, end) => {
          const text = isLast
            ? `${name} ${price.said} kwa ${count}${end}`
            : `${name} ${count}${join}${price.said}${end}`;
          const { offers, unread } = readPriceList(text);
          if (offers.length === 0) return expect(unread).toHaveLength(1);
          expect(offers.map(({ name, prices }) => [name, prices.map(({ minor, count }) => [count, minor])])).toEqual([
            [name, [[count, price.minor]]],
          ]);
        },
      ),
      runs,
    );
  });

  it("gives each variant the price behind it, or leaves it unread", () => {
    const sizes = fc.uniqueArray(
      fc.constantFrom("S", "M", "L", "XL", "XXL", "ndogo", "kubwa", "nyekundu", "bluu", "500ml"),
      {
        minLength: 2,
        maxLength: 6,
      },
    );
    const plain = price.filter(({ said }) => /^\d/.test(said) && !said.includes("."));
    fc.assert(
      fc.property(
        name.filter((name) => name !== "Gauni refu"),
        sizes.chain((sizes) => fc.tuple(fc.constant(sizes), fc.tuple(...sizes.map(() => plain)))),
        fc.constantFrom(", ", " / ", " | ", "; "),
        fc.boolean(),
        (name, [sizes, prices], between, isBelow) => {
          fc.pre(!prices.some(({ minor }) => minor > 199_000_000 && minor < 204_000_000));
          const each = sizes.map((size, at) => `${size} ${prices[at]?.said}`);
          const text = isBelow ? [name, ...each].join("\n") : `${name} ${each.join(between)}`;
          const { offers, unread } = readPriceList(text);
          expect([offers.map(({ name, prices, variants }) => ({ name, prices, variants })), unread]).toEqual([
            [{ name, prices: [], variants: sizes.map((name, at) => ({ name, minor: prices[at]?.minor })) }],
            [],
          ]);
        },
      ),
      runs,
    );
  });
});
