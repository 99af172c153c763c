import { type EditedProduct, type EditSummary, editedShown } from "@mauzo/contract/catalogue/product-bulk-edits";

const kindOf = ({ changes, problem }: EditedProduct) =>
  problem === null ? (changes.length > 0 ? "changing" : "same") : "left";
const isFree = ({ changes }: EditedProduct) =>
  changes.some(({ field, after }) => field === "price" && typeof after === "object" && after?.minor === 0);

/** The summary of an edit: counts of all products, and the first ones of each kind in full. */
export function summariseBulkEdit(products: readonly EditedProduct[]): EditSummary {
  const counts = { changing: 0, left: 0, same: 0 };
  const shown = products.filter((product) => ++counts[kindOf(product)] <= editedShown);
  const { changing, left } = counts;
  return { products: shown, changing, left, free: products.filter(isFree).length };
}
