"use client";

import { productList } from "@mauzo/contract/catalogue/products";
import type { QueryClient } from "@tanstack/react-query";
import { productQuery } from "./data/product.ts";
import { productsQuery } from "./data/use-products.ts";

/** The list as it opens by itself, without filters in the address. */
export function startProducts(client: QueryClient) {
  if (location.search === "")
    void client.prefetchInfiniteQuery(productsQuery({ status: "active", search: "", sort: productList.first }));
}

export const startProduct = (client: QueryClient, id: string) => void client.prefetchQuery(productQuery(id));
