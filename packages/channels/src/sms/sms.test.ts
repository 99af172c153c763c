import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../test/property-runs.ts";
import { countParts } from "./count-parts.ts";
import { mendText } from "./mend-text.ts";

/** 3GPP TS 23.038, 6.2.1, row by row without the escape, and 6.2.1.1. */
const alphabet =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extension = "\f^{}\\[~]|€";

describe("counting", () => {
  it("takes the whole default alphabet for one character each, and the extension for two", () => {
    expect(alphabet).toHaveLength(127);
    for (const character of alphabet)
      expect(countParts(character), character).toEqual({
        ...{ encoding: "gsm7", parts: 1, characters: 1, unicodeCharacters: [] },
      });
    for (const character of extension)
      expect(countParts(character), character).toMatchObject({ encoding: "gsm7", characters: 2 });
  });

  it.each([
    ["", "gsm7", 1, 0],
    ["a".repeat(160), "gsm7", 1, 160],
    ["a".repeat(161), "gsm7", 2, 161],
    ["a".repeat(306), "gsm7", 2, 306],
    ["a".repeat(307), "gsm7", 3, 307],
    ["€".repeat(80), "gsm7", 1, 160],
    // A character of two is not cut: 76 of them fit where 153 do.
    ["€".repeat(152), "gsm7", 2, 304],
    ["€".repeat(153), "gsm7", 3, 306],
    [`${"a".repeat(158)}\r\n€`, "gsm7", 2, 161],
    ["ж".repeat(70), "ucs2", 1, 70],
    ["ж".repeat(71), "ucs2", 2, 71],
    ["ж".repeat(134), "ucs2", 2, 134],
    ["ж".repeat(135), "ucs2", 3, 135],
    ["😀".repeat(35), "ucs2", 1, 70],
    // 33 pairs fit where 67 units do.
    ["😀".repeat(66), "ucs2", 2, 132],
    ["😀".repeat(67), "ucs2", 3, 134],
    [`a${"\u0301".repeat(200)}`, "ucs2", 3, 201],
  ])("%j", (text, encoding, parts, characters) => {
    expect(countParts(text)).toMatchObject({ encoding, parts, characters });
  });

  it("names what made it dearer, once each", () => {
    expect(countParts("Ofa – “leo” 👩‍👩‍👧 – tu").unicodeCharacters).toEqual(["–", "“", "”", "👩‍👩‍👧"]);
    expect(countParts("Habari za leo, karibu dukani kwetu!").unicodeCharacters).toEqual([]);
  });

  it("never counts fewer parts than characters need that are not cut", () => {
    const spaceFor = (one: string, isGsm7: boolean) =>
      isGsm7 && !extension.includes(one) ? 1 : isGsm7 ? 2 : one.length;
    const needed = (text: string, isGsm7: boolean) => {
      const sizes = [...text.replaceAll("\r\n", "\n")].map((one) => spaceFor(one, isGsm7));
      const [alone, each] = isGsm7 ? [160, 153] : [70, 67];
      const total = sizes.reduce((sum, size) => sum + size, 0);
      if (total <= alone) return { parts: 1, total };
      let [parts, left] = [1, each];
      for (const size of sizes) {
        if (size > left) [parts, left] = [parts + 1, each];
        left -= size;
      }
      return { parts, total };
    };
    const sign = fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...alphabet, ...extension) },
      fc.constantFrom("\r\n", "€"),
    );
    const dear = fc.oneof(
      fc.constantFrom("ж", "–", "😀", "👩‍👩‍👧", "\u0301", "\u200d", "🇹🇿", "\ud800"),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    );
    const texts = fc.oneof(
      fc.array(sign, { maxLength: 700 }),
      fc.array(fc.oneof(sign, dear), { maxLength: 400 }),
      fc.array(fc.constantFrom("a", "\u0301", "\u0302"), { minLength: 60, maxLength: 400 }),
    );
    fc.assert(
      fc.property(texts, (list) => {
        const text = list.join("");
        const { encoding, parts, characters, unicodeCharacters } = countParts(text);
        const isGsm7 = encoding === "gsm7";
        const least = needed(text, isGsm7);
        expect(isGsm7).toBe(unicodeCharacters.length === 0);
        expect(characters).toBe(least.total);
        if (isGsm7) expect(parts).toBe(least.parts);
        else expect(parts).toBeGreaterThanOrEqual(least.parts);
      }),
      { numRuns: propertyRuns(400) },
    );
  });
});

describe("mending", () => {
  it.each([
    ["Ofa ya leo – “punguzo” kwa wateja wetu…", 'Ofa ya leo - "punguzo" kwa wateja wetu...'],
    ["Ng’ombe — ‘ng‘ombe’ ‑ ‒ −5", "Ng'ombe - 'ng'ombe' - - -5"],
    ["15,000\u00a0TZS\u202ftu\tsasa", "15,000 TZS tu sasa"],
    ["mbili\r\ntatu\u200b", "mbili\ntatu"],
    ["Asante 🙏 👩‍👩‍👧 1️⃣ ✅", "Asante 🙏 👩‍👩‍👧 1️⃣ ✅"],
    ["man\u0303ana, ж", "mañana, ж"],
  ])("%j", (text, mended) => {
    expect(mendText(text)).toBe(mended);
  });

  it("leaves alone what costs nothing, and changes nothing a second time", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet, ...extension)), (list) => {
        const text = list.join("").replaceAll("\r\n", "\n");
        expect(mendText(text)).toBe(text);
      }),
      { numRuns: propertyRuns(200) },
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = mendText(text);
        expect(mendText(once)).toBe(once);
        expect(countParts(once).unicodeCharacters.length).toBeLessThanOrEqual(
          countParts(text.normalize("NFC")).unicodeCharacters.length,
        );
      }),
      { numRuns: propertyRuns(400) },
    );
  });
});
