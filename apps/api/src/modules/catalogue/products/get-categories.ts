import { listCategories } from "./queries/browse-products-in-chat.ts";

/** The categories that have products, with their counts. */
export const getCategories = listCategories;
