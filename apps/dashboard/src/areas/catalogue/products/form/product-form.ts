import type { AddOnGroup, AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import type { Product, ProductInput } from "@mauzo/contract/catalogue/products";
import { exactAmount, readAmount } from "@mauzo/format/amount/typed-amount";
import { formatAmount } from "@mauzo/format/money";
import { readCount } from "@mauzo/format/numbers/format-count";
import { isSimple } from "../rules.ts";
import { valuesOf } from "./variant-matrix.ts";

export type VariantForm = {
  id?: string;
  name: string;
  price: string;
  stock: string;
  stock_was?: number;
  low_stock_at: string;
  low_stock_was?: string;
  sku: string;
  barcode: string;
  option_values: string[];
  picture_id: string | null;
};
type OptionForm = { name: string; values: string };
export type AddOnForm = {
  id?: string;
  name: string;
  price: string;
  counted: boolean;
  stock: string;
  stock_was?: number | null;
};
export type GroupForm = {
  id?: string;
  updated_at?: string;
  name: string;
  min: string;
  max: string;
  add_ons: AddOnForm[];
};
/** A product as it is typed: numbers are text until they are sent. With variants, `price` and `stock` are left out. */
export type ProductForm = {
  name: string;
  description: string;
  category: string;
  status: "draft" | "published";
  image_url: string;
  pictures: { id: string; url: string; alt: string }[];
  price: string;
  stock: string;
  stock_was?: number;
  low_stock_at: string;
  low_stock_was?: string;
  sku: string;
  barcode: string;
  /** The options as they are typed: `{ name: "Size", values: "S, M, L" }`. */
  options: OptionForm[];
  variants: VariantForm[];
  add_on_groups: GroupForm[];
};

export const emptyForm: ProductForm = {
  name: "",
  description: "",
  category: "",
  status: "published",
  image_url: "",
  pictures: [],
  price: "",
  stock: "",
  low_stock_at: "",
  sku: "",
  barcode: "",
  options: [],
  variants: [],
  add_on_groups: [],
};
export const emptyVariant: VariantForm = {
  name: "",
  price: "",
  stock: "",
  low_stock_at: "",
  sku: "",
  barcode: "",
  option_values: [],
  picture_id: null,
};
export const emptyAddOn: AddOnForm = { name: "", price: "0", counted: false, stock: "" };
export const emptyGroup: GroupForm = { name: "", min: "0", max: "1", add_ons: [emptyAddOn] };

export const toGroupForm = ({ id, name, min, max, updated_at, add_ons }: AddOnGroup): GroupForm => ({
  id,
  updated_at,
  name,
  min: String(min),
  max: String(max),
  add_ons: add_ons.map(({ id: addOn, name: called, price, stock }) => ({
    id: addOn,
    name: called,
    price: formatAmount(price.minor),
    counted: stock !== null,
    stock: stock === null ? "" : String(stock),
    stock_was: stock,
  })),
});

/** A copy of a group, as a new one with nothing in stock. */
export const copyOfGroup = ({ name, min, max, add_ons }: GroupForm): GroupForm => ({
  ...{ name, min, max },
  add_ons: add_ons.map(({ id: _, stock_was: __, ...addOn }) => ({ ...addOn, stock: "" })),
});

const warnAt = (count: number | null) => (count === null ? "" : String(count));

export function toForm(product: Product): ProductForm {
  const [only] = isSimple(product) ? product.variants : [];
  const variants = product.variants.map(({ price, stock, low_stock_at, sku, barcode, ...variant }) => ({
    ...variant,
    price: formatAmount(price.minor),
    stock: String(stock),
    stock_was: stock,
    low_stock_at: warnAt(low_stock_at),
    low_stock_was: warnAt(low_stock_at),
    sku: sku ?? "",
    barcode: barcode ?? "",
  }));
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    status: product.status === "draft" ? "draft" : "published",
    image_url: product.image_url ?? "",
    pictures: product.pictures.map(({ id, url, alt }) => ({ id, url, alt })),
    price: only ? formatAmount(only.price.minor) : "",
    stock: only ? String(only.stock) : "",
    stock_was: only?.stock,
    low_stock_at: warnAt(only?.low_stock_at ?? null),
    low_stock_was: only && warnAt(only.low_stock_at),
    sku: only?.sku ?? "",
    barcode: only?.barcode ?? "",
    options: product.option_names.map((name, at) => ({
      name,
      values: valuesOf(product.variants, at).join(", "),
    })),
    variants: only ? [] : variants,
    add_on_groups: product.add_on_groups.map(toGroupForm),
  };
}

/**
 * A copy of a product to edit: a draft with its pictures and the same add-on groups, without codes and with nothing in
 * stock.
 */
export function copyOf(product: Product, name: string): ProductForm {
  const { stock_was: _, low_stock_was: __, ...form } = toForm(product);
  return {
    ...form,
    name: name.slice(0, 120),
    status: "draft",
    stock: "",
    sku: "",
    barcode: "",
    variants: form.variants.map(({ id: _, stock_was: __, low_stock_was: ___, ...variant }) => ({
      ...variant,
      stock: "",
      sku: "",
      barcode: "",
    })),
  };
}

/** The schema then refuses NaN. */
const count = (text: string) => readCount(text) ?? Number.NaN;
/** Left out where it was not changed: somebody may have set it elsewhere meanwhile. */
const thresholdOf = ({
  low_stock_at: text,
  low_stock_was: was,
}: Pick<VariantForm, "low_stock_at" | "low_stock_was">) =>
  text === was ? {} : { low_stock_at: text.trim() === "" ? null : count(text) };
const price = (text: string) => exactAmount(readAmount(text)) ?? Number.NaN;

/** The same shape with plain text where the contract is narrower; its schema then accepts or refuses it. */
type Draft = Omit<ProductInput, "category"> & { category: string };

/** A group as the contract expects it, not validated yet. */
export const toGroupInput = ({ id, updated_at, name, min, max, add_ons }: GroupForm): AddOnGroupInput => ({
  ...{ id, name, expected_updated_at: updated_at },
  min: count(min),
  max: count(max),
  add_ons: add_ons.map(({ price: typed, counted, stock, ...addOn }) => ({
    ...addOn,
    price_minor: price(typed || "0"),
    stock: counted ? count(stock || "0") : null,
  })),
});

/** The form as the contract expects it, not validated yet. An empty stock counts as none. */
export function toProductInput(form: ProductForm, expectedUpdatedAt?: string): Draft {
  const { name, description, category, status, options } = form;
  return {
    name,
    description,
    category,
    status,
    option_names: options.map(({ name }) => name),
    // An http address from before https was required stays as it is: left out.
    ...(!form.image_url.startsWith("http:") && { image_url: form.image_url.trim() || null }),
    pictures: form.pictures.map(({ id, alt }) => ({ id, alt })),
    ...(form.variants.length === 0 && {
      price_minor: price(form.price),
      stock: count(form.stock || "0"),
      stock_was: form.stock_was,
      ...thresholdOf(form),
      sku: form.sku,
      barcode: form.barcode,
    }),
    variants: form.variants.map(({ price: typed, stock, low_stock_at, low_stock_was, ...variant }) => ({
      ...variant,
      price_minor: price(typed),
      stock: count(stock || "0"),
      ...thresholdOf({ low_stock_at, low_stock_was }),
    })),
    add_on_groups: form.add_on_groups.map(toGroupInput),
    expected_updated_at: expectedUpdatedAt,
  };
}
