import { expect, it } from "vitest";
import { mergeForms } from "../../../../components/form/editing/merge/merge-forms.ts";
import { becomesFree } from "../rules.ts";
import { asNew, mergeRules } from "./product-editing.ts";
import {
  emptyAddOn,
  emptyForm,
  emptyGroup,
  emptyVariant,
  type ProductForm,
  toForm,
  toProductInput,
} from "./product-form.ts";
import { serverProblems, validateProductForm } from "./product-validation.ts";

const tzs = (minor: number) => ({ minor, currency: "TZS" });
const ids = { a: "019a9c1e-0000-7000-8000-00000000000a", b: "019a9c1e-0000-7000-8000-00000000000b" };
const plain = { low_stock_at: null, sku: null, barcode: null, option_values: [], picture_id: null };
const product = {
  id: ids.a,
  name: "Kanga",
  description: "",
  category: "clothing & accessories" as const,
  status: "published" as const,
  image_url: null,
  pictures: [],
  option_names: [],
  price_from: tzs(1_200_000),
  price_to: tzs(1_500_050),
  stock: 7,
  variants: [
    { ...plain, id: ids.a, name: "Red", price: tzs(1_200_000), stock: 3 },
    { ...plain, id: ids.b, name: "Blue", price: tzs(1_500_050), stock: 4 },
  ],
  add_on_groups: [],
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
};
const simple: ProductForm = { ...emptyForm, name: "Soap", category: "home", price: "2,500.50", stock: "1,000" };
const problems = (form: ProductForm) => validateProductForm(form).problems.map(({ path, key }) => [path, key]);

it("sends a product without variants with its own price and stock", () => {
  expect(validateProductForm(simple).input).toMatchObject({
    price_minor: 250_050,
    stock: 1000,
    variants: [],
    image_url: null,
  });
});

it("shows and sends variants unchanged, with the stock that was shown", () => {
  const form = toForm(product);
  expect(form.variants.map(({ price, stock }) => [price, stock])).toEqual([
    ["12,000", "3"],
    ["15,000.50", "4"],
  ]);
  const draft = toProductInput(form, product.updated_at);
  expect(draft).not.toHaveProperty("price_minor");
  expect(draft).toMatchObject({
    expected_updated_at: product.updated_at,
    variants: [
      { id: ids.a, price_minor: 1_200_000, stock: 3, stock_was: 3 },
      { id: ids.b, price_minor: 1_500_050, stock: 4, stock_was: 4 },
    ],
  });
});

it("shows the one nameless variant as a product without variants", () => {
  const [red] = product.variants;
  const form = toForm({ ...product, variants: red ? [{ ...red, name: "" }] : [] });
  expect(form).toMatchObject({ variants: [], price: "12,000", stock: "3", stock_was: 3 });
});

it("names what is wrong, at the field it is wrong with", () => {
  expect(problems({ ...emptyForm, price: "a lot", stock: "-1", image_url: "kanga.png" })).toEqual([
    ["name", "required"],
    ["category", "category"],
    ["image_url", "picture"],
    ["price", "price"],
    ["stock", "count"],
  ]);
  const red = { ...emptyVariant, name: "Red", price: "1", stock: "1" };
  expect(problems({ ...simple, variants: [red, red] })).toEqual([["variants.root", "sameName"]]);
  expect(problems({ ...simple, variants: [red, { ...red, name: "" }] })).toEqual([["variants.root", "variantName"]]);
  const twins = ["Nuts", "nuts"].map((name) => ({ ...emptyAddOn, name }));
  expect(problems({ ...simple, add_on_groups: [{ ...emptyGroup, name: "Wrap", add_ons: twins }] })).toEqual([
    ["add_on_groups.0.add_ons.root", "sameAddOn"],
  ]);
  expect(problems({ ...simple, add_on_groups: [{ ...emptyGroup, name: "Wrap", min: "3", add_ons: [] }] })).toEqual([
    ["add_on_groups.0.add_ons.root", "addOnsNeeded"],
    ["add_on_groups.0.min", "minMax"],
  ]);
});

it.each([
  [["variants", 1, "id"], "value_error", "variant_unknown", "variants.1.id", "other"],
  [["variants", 1, "stock"], "value_error", "stock_sold_meanwhile", "variants.1.stock", "soldMeanwhile"],
  [
    ["add_on_groups", 0, "add_ons", 2, "stock"],
    "value_error",
    "stock_too_large",
    "add_on_groups.0.add_ons.2.stock",
    "stockHigh",
  ],
  [["category"], "invalid_value", undefined, "category", "category"],
  [["name"], "too_big", undefined, "name", "other"],
  [["pictures"], "value_error", "picture_gone", "pictures", "pictures"],
  [["variants", 1, "sku"], "value_error", "product_code_taken", "variants.1.sku", "codeTaken"],
  [["variants"], "custom", "variant_name_twice", "variants.root", "sameName"],
  [["option_names", 1], "too_small", undefined, "options.1.name", "required"],
  [["pictures", 2], "invalid_format", undefined, "pictures", "pictures"],
] as const)(
  "says in the form's words what the server says of %j as %s with the code %s",
  (at, type, code, path, key) => {
    expect(serverProblems([{ path: [...at], type, code, text: "No" }])).toEqual([{ path, key }]);
  },
);

it("keeps what was typed here on top of what was changed there", () => {
  const base = toForm(product);
  const mine = {
    ...base,
    name: "Kanga ya leso",
    variants: base.variants.map((row) => (row.id === ids.b ? { ...row, price: "16,000" } : row)),
  };
  const theirs = {
    ...base,
    name: "Kanga",
    description: "Cotton",
    variants: [
      { ...base.variants[1], ...emptyVariant, id: ids.b, name: "Navy", price: "15,000.50", stock: "2", stock_was: 2 },
      { ...emptyVariant, name: "Green", price: "1", stock: "1", id: "new" },
    ],
  };
  const { merged, clashes } = mergeForms(base, mine, theirs, mergeRules);
  expect(merged).toEqual({
    ...base,
    name: "Kanga ya leso",
    description: "Cotton",
    variants: [
      { ...emptyVariant, id: ids.b, name: "Navy", price: "16,000", stock: "2", stock_was: 2, low_stock_was: "" },
      { ...emptyVariant, name: "Green", price: "1", stock: "1", id: "new" },
    ],
  });
  expect(clashes).toEqual([]);
});

it("asks about what both changed, by the row it is in, and about a row that only one side still has", () => {
  const base = toForm(product);
  const withPrice = (price: string) => ({
    ...base,
    variants: base.variants.map((row) => (row.id === ids.a ? { ...row, price } : row)),
  });
  const dearer = withPrice("13,000");
  const clashes = (theirs: ProductForm) => mergeForms(base, dearer, theirs, mergeRules).clashes;
  const sold = { ...withPrice("14,000"), variants: withPrice("14,000").variants.toReversed() };
  expect(clashes(sold)).toEqual([
    { path: ["variants", ids.a, "price"], kind: "value", mine: "13,000", theirs: "14,000" },
  ]);
  const gone = { ...base, variants: base.variants.filter(({ id }) => id !== ids.a) };
  expect(clashes(gone)).toMatchObject([{ path: ["variants", ids.a], kind: "removed" }]);
  expect(asNew({ id: ids.a, name: "Red", stock: "3", stock_was: 3 })).toEqual({ name: "Red", stock: "3" });
});

it("saves a product whose picture's address is older than https, and leaves that address alone", () => {
  const form = { ...simple, image_url: "http://elsewhere.example/kanga.webp" };
  expect(validateProductForm(form).problems).toEqual([]);
  expect(toProductInput(form)).not.toHaveProperty("image_url");
});

it("leaves the low-stock warning out until it is changed: it may be set elsewhere meanwhile", () => {
  const form = toForm(product);
  expect(toProductInput(form).variants?.[0]).not.toHaveProperty("low_stock_at");
  const variants = form.variants.map((row) => ({ ...row, low_stock_at: "5" }));
  expect(toProductInput({ ...form, variants }).variants?.[0]).toMatchObject({ low_stock_at: 5 });
});

it("knows what would be free that was not", () => {
  const free = (form: ProductForm, before?: typeof product) => {
    const { input } = validateProductForm(form);
    return input && becomesFree(input, before);
  };
  expect(free(simple)).toBe(false);
  expect(free({ ...simple, price: "0" })).toBe(true);
  const [red, blue] = product.variants.map((variant) => ({ ...variant, price: tzs(0) }));
  const half = {
    ...product,
    variants: product.variants.map((variant) => (variant.id === ids.a && red ? red : variant)),
  };
  expect(free(toForm(half), product)).toBe(true);
  expect(free(toForm(half), half)).toBe(false);
  expect(free(toForm({ ...half, variants: [red ?? half.variants, blue ?? half.variants].flat() }), half)).toBe(true);
});
