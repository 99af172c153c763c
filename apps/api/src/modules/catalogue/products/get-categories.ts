import { listCategories } from "./queries/browse-products.ts";

/** The categories that have products, with their counts. */
export const getCategories = listCategories;
