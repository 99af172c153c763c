import { isUnreachable } from "@mauzo/api-client/errors/is-unreachable";
import { type Product, products } from "@mauzo/contract/catalogue/products";
import { useQueryClient } from "@tanstack/react-query";
import { useProductSearch } from "../../../../entities/catalogue/product/queries.ts";
import { isNetworkLost, useNetworkLost } from "../../../../lib/offline/network.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { api } from "../../../../lib/session/api.ts";
import { useUnsentSales } from "../../../../lib/unsent-sales/use-unsent-sales.ts";
import { foundIn, lessUnsent } from "../rules/late-sales.ts";
import { useKeptCatalogue } from "./kept-catalogue.ts";

const mostTiles = 24;
const mostScanned = 50;

/**
 * What is sold: as the server finds it, and without a network as this device keeps it, less what was sold here and is not
 * sent yet.
 */
export function useShelf(search: string) {
  const client = useQueryClient();
  const unsent = useUnsentSales(useAccount().shop.id);
  const isLost = useNetworkLost();
  const asked = useProductSearch(search, { limit: mostTiles, enabled: !isLost });
  const isOut = isLost || isUnreachable(asked.error);
  const { kept, read } = useKeptCatalogue(isOut);
  // Where the list is not kept yet, at least what was asked before.
  const isKept = isOut && kept !== undefined;
  const found = isKept && kept ? foundIn(kept.products, search, mostTiles) : asked.data?.items;

  /** When the prices are from, where they are not those of now; never: there are none on this device. */
  const from: number | "never" | undefined = isKept
    ? (kept?.at ?? (asked.data ? asked.dataUpdatedAt : "never"))
    : undefined;

  async function ask(text: string): Promise<Product[]> {
    const query = { status: "published" as const, limit: mostScanned, search: text };
    return (await client.fetchQuery(api.query(products.list, { query }))).items;
  }
  async function scan(text: string): Promise<Product[]> {
    const fromKept = async () => foundIn((await read())?.products ?? [], text, mostScanned);
    if (isNetworkLost()) return fromKept();
    return ask(text).catch((error) => {
      if (isUnreachable(error)) return fromKept();
      throw error;
    });
  }
  return {
    found: found?.map((product) => lessUnsent(product, unsent)),
    from,
    error: isOut ? null : asked.error,
    /** The products on sale that have a name or code that was scanned. */
    scan: async (text: string) => (await scan(text)).map((product) => lessUnsent(product, unsent)),
  };
}
