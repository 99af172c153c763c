import { fill } from "@mauzo/format/fill";
import { formatMoney } from "@mauzo/format/money";
import { lowestPrice } from "@mauzo/selling/price/lowest-price";
import { type CardProduct, onlyChoice, stockOf } from "./card-product.ts";
import type { CardLabels } from "./labels-en.ts";

const fewAtMost = 3;

/** The texts on a card besides the name. `badge` and `add` are empty where there is nothing to say or to add. */
export function cardTexts(product: CardProduct, currency: string, texts: CardLabels) {
  const stock = stockOf(product);
  const { minor, varies } = lowestPrice(product.variants);
  const price = formatMoney({ minor, currency });
  const few = stock <= fewAtMost ? fill(texts.fewLeft, { count: stock }) : "";
  const add = fill(onlyChoice(product) ? texts.add : texts.choose, { product: product.name });
  return {
    price: varies ? fill(texts.from, { price }) : price,
    badge: stock > 0 ? few : texts.soldOut,
    add: stock > 0 ? add : "",
  };
}
