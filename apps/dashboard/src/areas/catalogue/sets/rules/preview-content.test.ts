import { type ProductSet, type SetProduct, setLimits } from "@mauzo/contract/catalogue/sets";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveItem } from "../../../../lib/move-item.ts";
import { type FormSection, newForm, problemsOf, type SetForm, toForm } from "../form/set-form.ts";
import { countOf, toPreviewContent, toWhatsappList, truncate } from "./preview-content.ts";

const money = (minor: number) => ({ minor, currency: "TZS" });
const productOf = (at: number, given: Partial<SetProduct> = {}): SetProduct => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  name: `Bidhaa ${at}`,
  description: "Kitambaa cha pamba",
  image_url: null,
  price_from: money(100_000),
  price_to: money(100_000),
  stock: 1,
  warning: null,
  ...given,
});
const template = (sizes: number[]): SetForm => ({
  ...newForm("template"),
  name: "Zawadi",
  sections: sizes.map((size, key) => ({
    key,
    title: { en: `Part ${key}`, sw: `Sehemu ${key}` },
    products: Array.from({ length: size }, (_, at) => productOf(key * 100 + at)),
  })),
});

describe("a set as customers see it", () => {
  it("leaves out what cannot be had, and sections with nothing else", () => {
    const form = template([2, 1]);
    const [first, second] = form.sections;
    const sections = [
      { ...template([2]).sections[0], ...first, products: [productOf(1, { warning: "draft" }), productOf(2)] },
      { key: 1, title: { en: "", sw: "" }, ...second, products: [productOf(3, { warning: "sold_out" })] },
    ].map((section) => ({ ...section, key: section.key ?? 0, title: section.title ?? { en: "", sw: "" } }));
    const shown = toPreviewContent({ ...form, sections }, [], "sw");
    expect(shown.sections).toEqual([{ title: "Sehemu 0", products: [productOf(2)] }]);
    expect(shown.header).toBe("Zawadi");
    expect(countOf({ ...form, sections }, [])).toBe(3);
  });

  it("is what its rule found", () => {
    const shown = toPreviewContent(newForm("rule"), [productOf(1), productOf(2)], "en");
    expect(shown.sections.map(({ products }) => products.length)).toEqual([2]);
  });

  it("fits in a list of ten rows, with words that fit too", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 12 }), { maxLength: 10 }),
        (parts) => {
          const sections = parts.map((products, key) => ({
            title: "Sehemu",
            products: products.map(([name, description], at) => productOf(key * 100 + at, { name, description })),
          }));
          const list = toWhatsappList(sections);
          const rows = list.sections.flatMap((section) => section.rows);
          const all = sections.flatMap(({ products }) => products);
          expect(rows.map(({ id }) => id)).toEqual(all.slice(0, setLimits.listRows).map(({ id }) => id));
          expect(rows.length + list.leftOut).toBe(all.length);
          for (const { title, text } of rows) {
            expect(title.length).toBeLessThanOrEqual(setLimits.listTitle);
            expect(text.length).toBeLessThanOrEqual(setLimits.listText);
          }
        },
      ),
    );
  });

  it("is cut between letters, and not inside one", () => {
    expect(truncate("Kitenge", 7)).toBe("Kitenge");
    expect(truncate("Kitenge kizuri", 8)).toBe("Kitenge…");
    expect(truncate("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 12)).toBe("👩‍👩‍👧‍👦…");
  });
});

describe("the form of a set", () => {
  it("says what is missing, where the contract would", () => {
    const paths = (form: SetForm) => [...new Set(problemsOf(form).map(({ path, key }) => `${path}: ${key}`))];
    const [name, products] = ["name: name", "sections.0.products.root: products"];
    expect(paths(newForm("curated"))).toEqual([name, products]);
    expect(paths(newForm("rule"))).toEqual([name]);
    expect(paths({ ...template([0]), name: "" })).toEqual([name, products]);
    expect(paths(template([16, 15]))).toEqual(["sections.root: tooMany"]);
    expect(paths(template([16, 14]))).toEqual([]);
  });

  it("knows its sections again by their titles, else by their products", () => {
    const form = template([2, 2]);
    const [first, second] = form.sections;
    if (!first || !second) throw new Error("two sections");
    const saved = (sections: ProductSet["sections"]) =>
      toForm({ ...form, rule: null, sections, id: "", archived: false, created_at: "", updated_at: "" }, form);
    const section = ({ title, products }: FormSection) => ({ title, products: [...products] });
    const added = { title: { en: "New", sw: "Mpya" }, products: [] };
    const renamed = { ...section(first), title: { en: "Other", sw: "Nyingine" } };
    expect(saved([added, section(second), renamed]).sections.map(({ key }) => key)).toEqual([
      Math.max(first.key, second.key) + 1,
      second.key,
      first.key,
    ]);
  });

  it("keeps every item wherever one is moved", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const next = moveItem(items, from, to);
        expect(next[to]).toBe(items[from]);
        expect(next.filter((item) => item !== items[from])).toEqual(items.filter((item) => item !== items[from]));
      }),
    );
  });
});
