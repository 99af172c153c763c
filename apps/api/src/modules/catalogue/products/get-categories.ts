import { listCategories } from "./queries/browse-products.ts";

/** The categories that have products, with how many. */
export const getCategories = listCategories;
