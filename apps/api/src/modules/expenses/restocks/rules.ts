import type { RestockCost } from "@mauzo/contract/expenses/restock-costs";

/** What a restock is called where its cost is written down. */
export const noteOf = ({ quantity, item }: Pick<RestockCost, "quantity" | "item">): string =>
  `${quantity} × ${item}`.slice(0, 500);
