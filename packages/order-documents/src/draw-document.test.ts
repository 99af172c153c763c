import { formatMoney } from "@mauzo/format/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawDocument } from "./draw-document.ts";
import type { DocumentKind, OrderDocument, PaperSize } from "./order-document.ts";
import { exampleDocument, exampleLine } from "./test/example-document.ts";
import { readPdf } from "./test/read-pdf.ts";

const kinds: DocumentKind[] = ["invoice", "receipt", "packing-slip"];
const sizes: PaperSize[] = ["a4", "80mm"];
const languages = ["en", "sw"] as const;
const read = async (change: Partial<OrderDocument> = {}) => readPdf(await drawDocument(exampleDocument(change)));
const textOf = async (change: Partial<OrderDocument> = {}) => (await read(change)).map(({ text }) => text).join("\n");
/** A PNG of one pixel. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
/** Every amount of money in a text, in minor units. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(-?)([\d,]+)\.(\d\d) TZS/g)].map(([, sign, whole = "", cents]) =>
    Number(`${sign}${whole.replaceAll(",", "")}${cents}`),
  );

describe("a document", () => {
  it.each(kinds.flatMap((kind) => sizes.flatMap((size) => languages.map((language) => ({ kind, size, language })))))(
    "$kind on $size in $language says whose it is, of what and when",
    async (asked) => {
      const text = await textOf(asked);
      const title = {
        en: { invoice: "Invoice", receipt: "Receipt", "packing-slip": "Packing slip" },
        sw: { invoice: "Ankara", receipt: "Risiti", "packing-slip": "Orodha ya kufunga" },
      }[asked.language][asked.kind];
      for (const part of [
        title,
        "7K4Q9-DXM2T",
        "Duka la Mama Neema",
        "Kariakoo, Dar es Salaam",
        "+255 712 345 678",
        "Asha Juma",
        "+255 754 000 111",
        asked.language === "en" ? "November 20, 2026, 4:05 PM" : "20 Novemba 2026, 16:05",
        "Mkanda",
        "Nipigie ukifika getini.",
      ])
        expect(text.replace(/\s+/g, " ")).toContain(part);
    },
  );

  it.each(sizes.flatMap((size) => languages.map((language) => ({ size, language }))))(
    "adds up on $size in $language: lines, charges and discount are the total, total and payments the balance",
    async (asked) => {
      const amounts = amountsIn((await textOf({ ...asked, kind: "receipt" })).replace(/\s+/g, " "));
      const { lines, subtotal, charges, total, paid, balance } = exampleDocument();
      const items = lines.flatMap((line) => [line, ...line.addOns]);
      const sum = (of: { minor: number }[]) => of.reduce((all, { minor }) => all + minor, 0);
      expect(sum(items.map((item) => item.total))).toBe(subtotal.minor);
      expect(subtotal.minor + sum(charges.map(({ amount }) => amount))).toBe(total.minor);
      expect(total.minor - paid.minor).toBe(balance.minor);
      const expected = [
        ...items.flatMap((item) => [item.unitPrice.minor, item.total.minor]),
        subtotal.minor,
        ...charges.map(({ amount }) => amount.minor),
        total.minor,
        paid.minor,
        balance.minor,
        paid.minor,
      ];
      expect(amounts.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    },
  );

  it("of what was paid in full says so, and one that was paid twice does not ask for money", async () => {
    const { total } = exampleDocument();
    const nothing = { minor: 0, currency: "TZS" };
    expect(await textOf({ paid: total, balance: nothing })).toContain("Paid in full");
    expect(await textOf()).not.toContain("Paid in full");
    expect(await textOf({ total: nothing, paid: nothing, balance: nothing })).not.toContain("Paid in full");
    const twice = await textOf({
      paid: { ...total, minor: total.minor * 2 },
      balance: { ...total, minor: -total.minor },
    });
    expect(twice).toContain("Paid too much");
    expect(twice).not.toContain("Balance due");
    expect(twice).toContain(formatMoney(total));
  });

  it.each(kinds.flatMap((kind) => sizes.map((size) => ({ kind, size }))))(
    "of what was cancelled says so and asks for no money: $kind on $size",
    async (asked) => {
      const text = await textOf({ ...asked, isCancelled: true });
      expect(text).toContain("Cancelled");
      expect(text).not.toContain("Balance due");
      expect(await textOf(asked)).not.toContain("Cancelled");
    },
  );

  it.each(sizes)("for packing on %s knows no prices, and counts what goes into the bag", async (size) => {
    const text = await textOf({ size, kind: "packing-slip" });
    expect(text).not.toMatch(/TZS|Boda|M-Pesa|\.00/);
    expect(text).toMatch(/Units to pack: 5/);
    expect(text.replace(/\s+/g, " ")).toContain("Delivery: Pikipiki, Msimbazi 12, Kariakoo");
  });

  it.each(sizes)("on %s has what was paid on top as a line of its own, in none of the sums", async (size) => {
    const look = { size, kind: "receipt" as const };
    const payments = exampleDocument().payments.map((each) => ({ ...each, fee: { minor: 75_000, currency: "TZS" } }));
    const text = await textOf({ ...look, payments });
    expect(text.replace(/\s+/g, " ")).toContain("Fee, paid on top 750.00 TZS");
    expect(text).toContain("50,000.00 TZS");
    expect(await textOf(look)).not.toContain("Fee");
  });

  it("leaves out what there is not", async () => {
    const text = await textOf({ customer: null, note: "", charges: [], payments: [] });
    for (const word of ["Customer", "Note", "Subtotal", "Punguzo", "Payments"]) expect(text).not.toContain(word);
  });

  it.each(sizes)("on %s has the shop's logo", async (size) => {
    const logo = { bytes: Buffer.from(dot, "base64"), width: 1, height: 1 };
    const pdf = async (change: Partial<OrderDocument["shop"]>) =>
      Buffer.from(
        await drawDocument(exampleDocument({ size, shop: { ...exampleDocument().shop, ...change } })),
      ).toString("latin1");
    expect(await pdf({ logo })).toContain("/Subtype /Image");
    expect(await pdf({})).not.toContain("/Subtype /Image");
  });

  it("is the same bytes each time", async () => {
    expect(await drawDocument(exampleDocument())).toEqual(await drawDocument(exampleDocument()));
  });
});

describe("pages", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      exampleLine(`Bidhaa ${at + 1}`, 1, at + 1, [exampleLine("Mfuko", 1, 200)]),
    );

  it("of a hundred lines on A4 have the table's head and their number each, and every line once", async () => {
    const pages = await read({ lines: many(100) });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ text, width, height }, at) => {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      expect(text).toContain(`Page ${at + 1}/${pages.length}`);
      if (text.includes("Bidhaa")) expect(text).toMatch(/Item\s+Qty\s+Price\s+Amount/);
    });
    const all = pages.map(({ text }) => text).join("\n");
    for (let at = 1; at <= 100; at++) expect(all.match(new RegExp(`Bidhaa ${at}\\s`, "g"))).toHaveLength(1);
  });

  it("of a roll are one, 80 mm wide and as long as what is on it", async () => {
    const [short] = await read({ size: "80mm" });
    const long = await read({ size: "80mm", lines: many(100) });
    expect(long).toHaveLength(1);
    expect(Math.round(((long[0]?.width ?? 0) / 72) * 25.4)).toBe(80);
    expect(long[0]?.height).toBeGreaterThan((short?.height ?? 0) + 100 * 30);
    expect(long[0]?.text.match(/Bidhaa/g)).toHaveLength(100);
    expect(short?.height).toBeLessThan(500);
  });

  it("hold names of any length, on lines of their own", async () => {
    const name = `Gauni ${"refu ".repeat(30)}na ${"x".repeat(200)}`;
    for (const size of sizes) {
      const text = await textOf({ size, lines: [exampleLine(name, 1, 1000)] });
      expect(text.replace(/\s+/g, "")).toContain(name.replace(/\s+/g, ""));
    }
  });
});

describe("any text", () => {
  const named = (name: string) => ({ shop: { ...exampleDocument().shop, name } });

  it.each([
    ["Greek, Cyrillic, Vietnamese", "Ψάρι Жук Việt Ñandú"],
    ["Amharic", "ሰላም"],
    ["pictures", "Duka 👗👟"],
  ])("is drawn and can be read again: %s", async (_, name) => expect(await textOf(named(name))).toContain(name));

  it("in Arabic stands from right to left, all of its letters there", async () => {
    const text = await textOf(named("متجر السعادة"));
    expect([...text.replace(/[^\p{Script=Arabic}]/gu, "")].toSorted()).toEqual([..."متجرالسعادة"].toSorted());
    expect(text.indexOf("س")).toBeLessThan(text.indexOf("ج"));
  });

  it("that no typeface has is seen to be there, and what it stands beside is read", async () => {
    const text = await textOf(named("中国商店 Kariakoo"));
    expect(text).toContain("\ufffd Kariakoo");
  });

  it("with joined pictures, flags and heaps of marks falls back on what can be drawn", async () => {
    expect(await textOf(named("👩🏾‍🌾 🇹🇿 Duka"))).toContain("👩 TZ Duka");
    expect(await textOf(named(`Du${"\u0301".repeat(300)}ka`))).toMatch(/D\u00fa?u?/);
  });

  it("that turns around, hides or breaks out does nothing", async () => {
    const text = await textOf({
      ...named("gpj\u202eexe.\u2066"),
      note: ") Tj ET (\u0000\\) endstream endobj\r\nMstari",
    });
    expect(text).toContain("gpjexe.");
    expect(text).toContain(") Tj ET (\\) endstream endobj");
    expect(text).toContain("Mstari");
  });

  it("and a logo that is no picture end in a document all the same", async () => {
    const logo = { bytes: new TextEncoder().encode("<svg onload=alert(1)>"), width: 10, height: 10 };
    expect(await textOf({ shop: { ...exampleDocument().shop, logo } })).toContain("Duka la Mama Neema");
  });

  it("of any signs ends in a document with its number", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "binary", maxLength: 120 }),
        fc.constantFrom(...kinds),
        fc.constantFrom(...sizes),
        async (name, kind, size) => {
          const lines = [exampleLine(name, 1, 1000, [exampleLine(name, 1, 1)])];
          const pages = await read({ kind, size, lines, ...named(name), customer: { name, phone: name }, note: name });
          expect(pages.map(({ text }) => text).join(" ")).toContain("7K4Q9-DXM2T");
        },
      ),
      { numRuns: Math.ceil(40 * Number(process.env.PROPERTY_SHARE ?? 1)) },
    );
  });
});
