import { type CodeChange, importCodesShown, type PreviewRow } from "@mauzo/contract/catalogue/product-imports";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Merged } from "./merge-product.ts";

type Looked = { merged: Merged; present: Product | undefined; verdict: Merged["verdict"] | "broken" };

/** Whether something of a product becomes free that was not free before. */
export function becomesFree({ merged, present, verdict }: Looked): boolean {
  if (verdict !== "new" && verdict !== "changed") return false;
  const freeBefore = new Set(present?.variants.flatMap(({ id, price }) => (price.minor === 0 ? [id] : [])));
  return (merged.body.variants ?? []).some(({ id, price_minor }) => price_minor === 0 && !(id && freeBefore.has(id)));
}

type Shown = PreviewRow["becomes"];
type Facts = Pick<Shown, "name" | "category" | "status">;
type Sold = { name: string; minor: number; stock: number };

function shown(facts: Facts, sold: readonly Sold[], currency: string): Shown {
  const prices = sold.map(({ minor }) => minor);
  return {
    ...facts,
    price_from: { minor: Math.min(...prices), currency },
    price_to: { minor: Math.max(...prices), currency },
    stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    variants: sold.length === 1 && sold[0]?.name === "" ? 0 : sold.length,
  };
}

const asPresent = ({ name, category, status, variants }: Product, currency: string): Shown =>
  shown(
    { name, category, status },
    variants.map(({ name, price, stock }) => ({ name, minor: price.minor, stock })),
    currency,
  );

type Called = { name?: string | undefined; option_values?: readonly string[] | undefined };
const nameOf = ({ name, option_values }: Called) => option_values?.join(" / ") || (name ?? "");

/** The codes that change; variants keep the codes that the file does not mention. */
function codeChanges({ merged: { body }, present }: Looked): CodeChange[] {
  const before = new Map(present?.variants.map((variant) => [variant.id, variant]));
  return (body.variants ?? []).flatMap(({ id, ...codes }) => {
    const variant = nameOf(codes);
    return (["sku", "barcode"] as const).flatMap((field) => {
      const was = before.get(id ?? "")?.[field] ?? null;
      const becomes = codes[field] ?? null;
      return becomes === null || becomes === was ? [] : [{ variant, field, was, becomes }];
    });
  });
}

/** A product as the import would write it, next to the shop's version. */
export function previewProduct(looked: Looked, currency: string): Omit<PreviewRow, "line"> {
  const { merged, present } = looked;
  const { body } = merged;
  const codes = codeChanges(looked);
  const status = body.status ?? present?.status ?? "published";
  const sold = (body.variants ?? []).map((variant) => ({
    name: nameOf(variant),
    minor: variant.price_minor,
    stock: variant.stock,
  }));
  return {
    becomes: shown({ name: body.name, category: body.category, status }, sold, currency),
    was: present ? asPresent(present, currency) : null,
    codes: codes.slice(0, importCodesShown),
    more_codes: Math.max(0, codes.length - importCodesShown),
  };
}
