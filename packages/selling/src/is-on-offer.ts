import type { Product } from "@mauzo/contract/catalogue/products";

/** Whether customers can see and order the product, as long as something of it is left. */
export const isOnOffer = ({ status }: Pick<Product, "status">): boolean => status === "published";
