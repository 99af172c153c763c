import { type Product, products } from "@mauzo/contract/catalogue/products";
import { KeptCatalogue } from "@mauzo/contract/pos/till-drafts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { buildId as build } from "../../../../lib/env.ts";
import { keptStore } from "../../../../lib/offline/kept-store.ts";
import { useNetworkLost } from "../../../../lib/offline/network.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { api } from "../../../../lib/session/api.ts";

const pageSize = 100;
/** The newest products that are kept: as much as a phone reads and stores without a thought. */
const mostPages = 20;
const newMs = 10 * 60_000;
/** The server takes the prices of a list that is no older. */
const longestMs = 7 * 24 * 3_600_000;

async function readAll(): Promise<Product[]> {
  const all: Product[] = [];
  let cursor = "";
  for (let page = 0; page < mostPages; page += 1) {
    const query = { status: "published" as const, limit: pageSize, ...(cursor && { cursor }) };
    const { items, next } = await api.call(products.list, { query });
    // What is not shown at the till.
    all.push(...items.map((each) => ({ ...each, description: "" })));
    if (next === null) break;
    cursor = next;
  }
  return all;
}

const key = (shopId: string) => ["till-catalogue", shopId] as const;
const keepKey = (shopId: string) => ["keep-till-catalogue", shopId] as const;

/** Keeps what is on sale on this device, as it is now, for when there is no network. */
export function useKeepCatalogue(): void {
  const { user, shop } = useAccount();
  const client = useQueryClient();
  const isLost = useNetworkLost();
  // The first time somebody is on a device, what others left there is cleared: this goes with it, and is read again.
  useEffect(
    () => keptStore.subscribe(() => void client.invalidateQueries({ queryKey: keepKey(shop.id) })),
    [client, shop.id],
  );
  useQuery({
    queryKey: keepKey(shop.id),
    async queryFn() {
      // A first read that was invalidated meanwhile is not begun again by itself.
      for (;;) {
        const [clearings, at] = [keptStore.clearings(), Date.now()];
        const kept = { build, person: user.id, shop: shop.id, at, products: await readAll() };
        if (keptStore.clearings() !== clearings) continue;
        await keptStore.write(JSON.stringify(kept), "catalogue");
        if (keptStore.clearings() === clearings) return at;
      }
    },
    ...{ enabled: !isLost, staleTime: newMs, refetchInterval: newMs },
  });
}

async function readKept(personId: string, shopId: string): Promise<KeptCatalogue | null> {
  const stored = await keptStore.read("catalogue");
  if (typeof stored !== "string") return null;
  const kept = KeptCatalogue.safeParse(JSON.parse(stored)).data;
  const isMine = kept?.build === build && kept.person === personId && kept.shop === shopId;
  return kept && isMine && Date.now() - kept.at < longestMs ? kept : null;
}

/** What this device keeps of this person's shop; null: nothing, or too old. `wanted`: while there is no network. */
export function useKeptCatalogue(wanted: boolean) {
  const { user, shop } = useAccount();
  const client = useQueryClient();
  const options = { queryKey: key(shop.id), queryFn: () => readKept(user.id, shop.id), staleTime: 0, retry: false };
  return {
    kept: useQuery({ ...options, enabled: wanted }).data,
    read: () => client.fetchQuery(options),
  };
}
