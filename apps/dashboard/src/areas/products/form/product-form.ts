import type { Product, ProductInput } from "@mauzo/contract/products";
import { parseMoneyMinor } from "@mauzo/format/money";
import { amountText, isSimple } from "../rules.ts";

type VariantForm = { id?: string; name: string; price: string; stock: string; stock_was?: number };
export type AddOnForm = {
  id?: string;
  name: string;
  price: string;
  counted: boolean;
  stock: string;
  stock_was?: number | null;
};
export type GroupForm = { id?: string; name: string; min: string; max: string; add_ons: AddOnForm[] };
/** A product as it is typed: numbers are text until they are sent. With variants, `price` and `stock` are left out. */
export type ProductForm = {
  name: string;
  description: string;
  category: string;
  image_url: string;
  pictures: { id: string; url: string }[];
  price: string;
  stock: string;
  stock_was?: number;
  variants: VariantForm[];
  add_on_groups: GroupForm[];
};

export const emptyForm: ProductForm = {
  name: "",
  description: "",
  category: "",
  image_url: "",
  pictures: [],
  price: "",
  stock: "",
  variants: [],
  add_on_groups: [],
};
export const emptyAddOn: AddOnForm = { name: "", price: "0", counted: false, stock: "" };
export const emptyGroup: GroupForm = { name: "", min: "0", max: "1", add_ons: [emptyAddOn] };

/** A product as the form shows it. */
export function toForm(product: Product): ProductForm {
  const [only] = isSimple(product) ? product.variants : [];
  const variants = product.variants.map(({ id, name, price, stock }) => ({
    id,
    name,
    price: amountText(price.minor),
    stock: String(stock),
    stock_was: stock,
  }));
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    image_url: product.image_url ?? "",
    pictures: product.pictures.map(({ id, url }) => ({ id, url })),
    price: only ? amountText(only.price.minor) : "",
    stock: only ? String(only.stock) : "",
    stock_was: only?.stock,
    variants: only ? [] : variants,
    add_on_groups: product.add_on_groups.map(({ id, name, min, max, add_ons }) => ({
      id,
      name,
      min: String(min),
      max: String(max),
      add_ons: add_ons.map(({ id, name, price, stock }) => ({
        id,
        name,
        price: amountText(price.minor),
        counted: stock !== null,
        stock: stock === null ? "" : String(stock),
        stock_was: stock,
      })),
    })),
  };
}

/** A whole number as typed, thousands separators allowed; NaN for anything else, which the schema then refuses. */
const count = (text: string) =>
  /^\d{1,3}(,\d{3})+$|^\d+$/.test(text.trim()) ? Number(text.replaceAll(",", "")) : Number.NaN;
const price = (text: string) => parseMoneyMinor(text) ?? Number.NaN;

/** The same shape with text where the contract is narrower: what its schema then accepts or refuses. */
type Draft = Omit<ProductInput, "category"> & { category: string };

/** The form as the contract wants it, still unchecked. A stock left empty is none. */
export function toDraft(form: ProductForm, expectedUpdatedAt?: string): Draft {
  const { name, description, category } = form;
  return {
    name,
    description,
    category,
    // An address from before https was asked for stays as it is: left out.
    ...(!form.image_url.startsWith("http:") && { image_url: form.image_url.trim() || null }),
    picture_ids: form.pictures.map(({ id }) => id),
    ...(form.variants.length === 0 && {
      price_minor: price(form.price),
      stock: count(form.stock || "0"),
      stock_was: form.stock_was,
    }),
    variants: form.variants.map(({ price: typed, stock, ...variant }) => ({
      ...variant,
      price_minor: price(typed),
      stock: count(stock || "0"),
    })),
    add_on_groups: form.add_on_groups.map(({ id, name, min, max, add_ons }) => ({
      id,
      name,
      min: count(min),
      max: count(max),
      add_ons: add_ons.map(({ price: typed, counted, stock, ...addOn }) => ({
        ...addOn,
        price_minor: price(typed || "0"),
        stock: counted ? count(stock || "0") : null,
      })),
    })),
    expected_updated_at: expectedUpdatedAt,
  };
}
