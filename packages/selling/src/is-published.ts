import type { Product } from "@mauzo/contract/catalogue/products";

/** Whether customers can see and order the product, as long as something of it is left. */
export const isPublished = ({ status }: Pick<Product, "status">): boolean => status === "published";
