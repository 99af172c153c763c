import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";

export type Line = StorefrontCart["lines"][number];

const wholeFrom = (value: FormDataEntryValue | null, least: number): number => {
  const number = Number(typeof value === "string" ? value : "");
  return Number.isInteger(number) && number >= least && number <= 10_000 ? number : least;
};

/** The line that a product's form asks for; undefined while a choice is missing. */
export function lineOfForm(form: FormData, product: PublicProduct): Line | undefined {
  const { variants, option_names } = product;
  const values = option_names.map((_, at) => form.get(`option-${at}`));
  const variant =
    variants.length === 1
      ? variants[0]
      : (variants.find(({ id }) => id === form.get("variant")) ??
        variants.find(
          ({ option_values }) => option_values.length > 0 && option_values.every((value, at) => value === values[at]),
        ));
  if (!variant) return undefined;
  const quantity = wholeFrom(form.get("quantity"), 1);
  const add_ons = product.add_on_groups
    .flatMap((group) => group.add_ons)
    .flatMap(({ id }) => {
      const perUnit = wholeFrom(form.get(`add-on-${id}`), 0);
      return perUnit > 0 ? [{ id, quantity: perUnit * quantity }] : [];
    });
  return { product_id: product.id, variant_id: variant.id, quantity, add_ons };
}

const choiceOf = ({ variant_id, add_ons = [], quantity }: Line) =>
  [variant_id, ...add_ons.map((addOn) => `${addOn.id} ${addOn.quantity / quantity}`).sort()].join();

/** Adds a line, or more units to the line with the same choices. */
export function withLine(lines: readonly Line[], added: Line): Line[] {
  const same = lines.find((line) => choiceOf(line) === choiceOf(added));
  if (!same) return [...lines, added];
  const quantity = same.quantity + added.quantity;
  const grown = {
    ...added,
    quantity,
    add_ons: (added.add_ons ?? []).map((addOn) => ({
      id: addOn.id,
      quantity: (addOn.quantity / added.quantity) * quantity,
    })),
  };
  return lines.map((line) => (line === same ? grown : line));
}
