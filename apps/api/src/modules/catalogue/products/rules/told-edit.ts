import { type EditedProduct, type EditTold, editedShown } from "@mauzo/contract/catalogue/product-edits";

const kindOf = ({ changes, problem }: EditedProduct) =>
  problem === null ? (changes.length > 0 ? "changing" : "same") : "left";
const isFree = ({ changes }: EditedProduct) =>
  changes.some(({ field, after }) => field === "price" && typeof after === "object" && after?.minor === 0);

/** What an edit makes of products, as it is told: all of them counted, the first of each kind one by one. */
export function toldEdit(products: readonly EditedProduct[]): EditTold {
  const counts = { changing: 0, left: 0, same: 0 };
  const shown = products.filter((product) => ++counts[kindOf(product)] <= editedShown);
  const { changing, left } = counts;
  return { products: shown, changing, left, free: products.filter(isFree).length };
}
