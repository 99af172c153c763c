import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { quantityMax } from "@mauzo/selling/cart-item";
import { lowestPrice } from "@mauzo/selling/price/lowest-price";
import { countInGroup } from "@mauzo/selling/problems/count-in-group";
import { groupFit } from "@mauzo/selling/problems/group-fit";
import { stockLeft } from "@mauzo/selling/stock/stock-left";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import { unitsLeft } from "@mauzo/selling/stock/units-left";
import { useState } from "react";
import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";
import { type LineItem, lineOf, takenIn } from "../../../../lib/storefront-cart/storefront-cart.ts";
import { type Values, valuesAt } from "../dialogs/choices/pick-value.ts";

/** What was chosen of a product before its script was there. */
export type Typed = { variantId?: string; values: Values; quantity: number };

/** A product is chosen option by option if all of its variants have a value of two options or more. */
const isByOption = ({ option_names, variants }: PageProduct): boolean =>
  option_names.length > 1 && variants.every((each) => each.option_values.length === option_names.length);

/** What can only be one thing is chosen; nothing else is, so that no price and no colour is anybody's but by choice. */
function firstValues({ option_names, variants }: PageProduct, typed: Values = []): Values {
  return option_names.map((_, at) => {
    const [first, ...others] = valuesAt(variants, at);
    return typed[at] ?? (others.length === 0 ? first : undefined);
  });
}

/** What a customer chooses of a product: the variant, add-ons and how many; and what can still be chosen. */
export function useProductChoice(product: PageProduct, lines: readonly LineItem[], typed?: Typed) {
  const { variants } = product;
  const [variantId, setVariantId] = useState(variants.length === 1 ? variants[0]?.id : typed?.variantId);
  const [values, setValues] = useState(() => firstValues(product, typed?.values));
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [quantity, setQuantity] = useState(typed?.quantity ?? 1);
  const byOption = isByOption(product);
  const variant = variants.find((each) =>
    byOption ? each.option_values.every((value, at) => value === values[at]) : each.id === variantId,
  );
  const taken = takenIn(lines);
  const leftOfAll = variants.map((each) => unitsLeft(each, [], taken));
  const left = variant ? unitsLeft(variant, [], taken) : Math.max(0, ...leftOfAll);
  const offered = addOnsOf(product);
  const leftOf = new Map(offered.map(({ id, stock }) => [id, stockLeft(stock, taken.get(id)) ?? quantityMax]));
  // Of what was chosen, some may be sold meanwhile.
  const addOns = offered.flatMap((addOn) => {
    const quantity = Math.min(chosen.get(addOn.id) ?? 0, leftOf.get(addOn.id) ?? 0);
    return quantity > 0 ? [{ ...addOn, quantity }] : [];
  });
  const perUnit = takenBy([{ add_ons: addOns }]);
  const most = variant ? unitsLeft(variant, addOns, taken) : left;
  const wanted = Math.min(quantity, Math.max(most, 1));
  const groups = product.add_on_groups.map((group) => ({
    group,
    ...groupFit(group, 1, countInGroup(group, perUnit)),
  }));
  return {
    ...{ product, byOption, variantId: variant?.id, values, variant, left, leftOf, perUnit, most, wanted, groups },
    ...{ setVariantId, setValues, setChosen, setQuantity },
    /** The price of the chosen variant, or the lowest one. */
    price: variant ? { minor: variant.price.minor, varies: false } : lowestPrice(variants),
    isInStock: variant ? (variant.stock ?? 1) > 0 : variants.some(({ stock }) => (stock ?? 1) > 0),
    line: variant && lineOf(product, variant, wanted, addOns),
    /** The options without a value; none while there is nothing left to choose from. */
    openOptions:
      variant || left <= 0 ? [] : product.option_names.filter((_, at) => values[at] === undefined || !byOption),
    lacking: left > 0 ? groups.find(({ missing }) => missing > 0) : undefined,
  };
}

export type ProductChoice = ReturnType<typeof useProductChoice>;
