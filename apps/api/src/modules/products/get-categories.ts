import { listCategories } from "./queries/read-products.ts";

/** The categories that have products, with how many. */
export const getCategories = listCategories;
