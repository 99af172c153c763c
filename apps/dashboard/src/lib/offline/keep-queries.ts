import type { Query, QueryClient } from "@tanstack/react-query";
import { buildId as build } from "../env.ts";
import { shopQuery, userQuery } from "../session/account-queries.ts";
import { readToken } from "../session/token/token-cookie.ts";
import { firstPages, isKeptKey, type KeptEntry, newestEntries, parseKept } from "./kept-entries.ts";
import { keptStore } from "./kept-store.ts";

const pauseMs = 500;

/** Whose session this is, without the token itself; undefined where there is none, or on plain http. */
async function sessionMark(): Promise<string | undefined> {
  const token = readToken();
  if (token === undefined || !crypto.subtle) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const readKept = async () => parseKept(await keptStore.read(), build);

/**
 * Keeps on this device what the queries of the table bring, for this person in this shop. What somebody else left is
 * removed.
 * @returns a function that stops it.
 */
export function keepQueries(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const entries = new Map<string, KeptEntry>();
  let clearings = keptStore.clearings();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let owner: string | undefined;

  const note = ({ queryKey, queryHash, state: { data, dataUpdatedAt } }: Query) => {
    if (!isKeptKey(queryKey) || data === undefined || (entries.get(queryHash)?.at ?? 0) >= dataUpdatedAt) return;
    entries.set(queryHash, { key: queryKey, data: firstPages(data), at: dataUpdatedAt });
  };
  /** After a log-out or a new beginning, what was collected before is not written. */
  const dropIfCleared = () => {
    if (clearings === keptStore.clearings()) return false;
    entries.clear();
    clearings = keptStore.clearings();
    return true;
  };

  async function write() {
    timer = undefined;
    const [user, shop] = [client.getQueryData(userQuery.queryKey), client.getQueryData(shopQuery.queryKey)];
    const session = await sessionMark();
    if (dropIfCleared() || !user || !shop || session === undefined || isStopped) return;
    // They have gone to another shop: what was read in the last one is not kept as if it were this one's.
    if (owner !== undefined && owner !== `${user.id} ${shop.id}`) entries.clear();
    owner = `${user.id} ${shop.id}`;
    for (const { queryKey } of [userQuery, shopQuery]) for (const query of cache.findAll({ queryKey })) note(query);
    const newest = newestEntries(entries.values(), Date.now());
    const kept = { build, person: user.id, shop: shop.id, session, entries: newest };
    await keptStore.write(JSON.stringify(kept));
  }
  const writeSoon = () => {
    timer ??= setTimeout(() => void write(), pauseMs);
  };

  async function begin() {
    const kept = await readKept();
    const [user, shop] = [client.getQueryData(userQuery.queryKey), client.getQueryData(shopQuery.queryKey)];
    if (kept && kept.person === user?.id && kept.shop === shop?.id) {
      for (const entry of kept.entries)
        entries.set(client.defaultQueryOptions({ queryKey: entry.key }).queryHash, entry);
    } else await keptStore.clear();
    clearings = keptStore.clearings();
    for (const query of cache.getAll()) note(query);
    writeSoon();
  }

  const writeNow = () => {
    if (document.visibilityState === "hidden" && timer !== undefined) {
      clearTimeout(timer);
      void write();
    }
  };
  document.addEventListener("visibilitychange", writeNow);
  const leave = cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !isKeptKey(event.query.queryKey)) return;
    dropIfCleared();
    note(event.query);
    writeSoon();
  });
  void begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", writeNow);
    leave();
  };
}

/** Puts what was kept in this session into the cache, where nothing newer is. */
export async function restoreQueries(client: QueryClient): Promise<void> {
  const [kept, session] = [await readKept(), await sessionMark()];
  if (!kept || kept.session !== session) return;
  const [user, shop] = [client.getQueryData(userQuery.queryKey), client.getQueryData(shopQuery.queryKey)];
  if ((user && user.id !== kept.person) || (shop && shop.id !== kept.shop)) return;
  for (const { key, data, at } of kept.entries) {
    if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) >= at) continue;
    // It stays as long as the page does: without a network it cannot be read again.
    client
      .getQueryCache()
      .build(client, client.defaultQueryOptions({ queryKey: key, gcTime: Number.POSITIVE_INFINITY }));
    client.setQueryData(key, data, { updatedAt: at });
  }
}
