import type { Product } from "@mauzo/contract/products";
import type { Tx } from "../../db/scope.ts";
import { listNewestProducts } from "./queries/read-products.ts";

/** The shop's newest products. */
export const getNewestProducts = (tx: Tx, shopId: string, limit: number): Promise<Product[]> =>
  listNewestProducts(tx, shopId, limit);
