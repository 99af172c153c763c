import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import type { QueryName } from "../queries/query-names.ts";

/** What a query brought, and when. */
export type KeptEntry = { key: QueryKey; data: unknown; at: number };
export type Kept = {
  /** The build that wrote it: another one may expect other shapes. */
  build: string;
  person: string;
  shop: string;
  /** A hash of the access token: without a network nobody else can tell whose session it is. */
  session: string;
  entries: KeptEntry[];
};

const accountNames = ["/user", "shop"] as const;

/** The reads that are kept for when there is no network: the account, lists and records. */
const keptNames: ReadonlySet<unknown> = new Set<QueryName | (typeof accountNames)[number]>([
  ...accountNames,
  ...(["/orders", "/orders/:id", "/orders/:id/timeline"] as const),
  ...(["/sales-summary", "/sales-summary/attention"] as const),
  ...(["/products", "/products/:id", "/sets", "/sets/:id", "/add-on-groups", "/add-on-groups/:id"] as const),
  ...(["/stock/items", "/stock/items/:id", "/stock/items/:id/movements", "/stock/summary"] as const),
  ...(["/customers", "/list-views"] as const),
  ...(["/pos/settings", "/pos/open-shifts", "/pos/shifts/:id", "/payment-settings"] as const),
  ...(["/transactions", "/transactions/:id", "/transactions/balances"] as const),
]);

/** The characters of all that is kept; the oldest goes first. */
const mostCharacters = 2_000_000;
const mostPages = 2;
const longestMs = 7 * 24 * 3_600_000;

/** Whether a query with this key is kept. */
export const isKeptKey = (key: QueryKey): boolean => keptNames.has(key[0]);

const isAccountKey = (key: QueryKey) => accountNames.some((name) => name === key[0]);

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" &&
  data !== null &&
  Array.isArray(Reflect.get(data, "pages")) &&
  Array.isArray(Reflect.get(data, "pageParams"));

/** Of a list that was scrolled far, the beginning. */
export const firstPages = (data: unknown): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, mostPages), pageParams: data.pageParams.slice(0, mostPages) } : data;

/** The newest entries that fit, the account before all others: without it, nothing shows. */
export function newestEntries(entries: Iterable<KeptEntry>, nowMs: number, most = mostCharacters): KeptEntry[] {
  const order = (entry: KeptEntry) => (isAccountKey(entry.key) ? Number.POSITIVE_INFINITY : entry.at);
  const sorted = [...entries].filter(({ at }) => nowMs - at < longestMs).sort((a, b) => order(b) - order(a));
  let left = most;
  return sorted.filter((entry) => {
    const size = JSON.stringify(entry).length;
    if (size > left) return false;
    left -= size;
    return true;
  });
}

const isEntry = (value: unknown): value is KeptEntry =>
  typeof value === "object" &&
  value !== null &&
  Array.isArray(Reflect.get(value, "key")) &&
  typeof Reflect.get(value, "at") === "number";

/** Reads what was stored; undefined for what another build stored, or somebody else. */
export function parseKept(stored: unknown, build: string): Kept | undefined {
  try {
    const kept: Partial<Kept> | null = typeof stored === "string" ? JSON.parse(stored) : null;
    if (!kept || kept.build !== build || !Array.isArray(kept.entries)) return undefined;
    const { person, shop, session } = kept;
    if (typeof person !== "string" || typeof shop !== "string" || typeof session !== "string") return undefined;
    return { build, person, shop, session, entries: kept.entries.filter(isEntry) };
  } catch {
    return undefined;
  }
}
