import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { type ProductForm, toProductInput } from "./product-form.ts";

/** An invalid number counts as 0: the form shows the error at its field. */
const number = (value: number | null | undefined) => (Number.isFinite(value) ? Number(value) : 0);

/** What customers would see of a product as it is typed. */
export function productPreviewData(form: ProductForm, currency: string, unnamed: string): ProductFacts {
  const draft = toProductInput(form);
  const money = (minor: number | undefined) => ({ minor: number(minor), currency });
  const only = { id: "only", name: "", price_minor: draft.price_minor, stock: draft.stock };
  const variants = form.variants.length === 0 ? [{ ...only, picture_id: null }] : (draft.variants ?? []);
  return {
    id: "this",
    name: form.name.trim() || unnamed,
    description: form.description.trim(),
    image_url: form.pictures[0]?.url ?? (form.image_url.trim() || null),
    variants: variants.map(({ name, price_minor, stock, picture_id }, at) => ({
      id: `v${at}`,
      name: name ?? "",
      price: money(price_minor),
      stock: number(stock),
      image_url: form.pictures.find(({ id }) => id === picture_id)?.url,
    })),
    add_on_groups: (draft.add_on_groups ?? []).map(({ name, min, max, add_ons }, group) => ({
      id: `g${group}`,
      name,
      min: number(min),
      max: number(max),
      add_ons: add_ons.map(({ name, price_minor, stock }, at) => ({
        id: `a${group}.${at}`,
        name,
        price: money(price_minor),
        stock: stock === null || stock === undefined ? null : number(stock),
      })),
    })),
  };
}
