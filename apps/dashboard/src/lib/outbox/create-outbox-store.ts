import { deviceTable } from "../offline/device-table.ts";

type Kind<Row> = {
  /** The database in this browser, and what other tabs hear of it. */
  database: string;
  channel: string;
  /** A row as it was stored; undefined for anything else. */
  parse: (stored: unknown) => Row | undefined;
  idOf: (row: Row) => string;
  /** Keeps in this tab what the browser does not store, in place of refusing it. */
  orInMemory?: boolean;
};

/**
 * What waits on this device to be sent, oldest first, as all tabs of the browser have it. It outlives page and session:
 * nothing but the server's answer, or somebody's word, takes one out.
 */
export function createOutboxStore<Row extends { shop: string; at: string }>(kind: Kind<Row>) {
  const { database, parse, idOf, orInMemory = false } = kind;
  const run = deviceTable(database, "unsent");
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(kind.channel);
  const listeners = new Set<() => void>();
  /** Rows on their way to the disk: they are shown at once. */
  const fresh = new Map<string, Row>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  channel?.addEventListener("message", tell);
  const changed = () => {
    tell();
    channel?.postMessage("changed");
  };

  async function readStored(): Promise<Row[]> {
    try {
      const rows: unknown[] = await run("readonly", (store) => store.getAll());
      return rows.flatMap((row) => parse(row) ?? []);
    } catch (error) {
      if (orInMemory) return [];
      throw error;
    }
  }

  return {
    /** Those of a shop. */
    async list(shopId: string): Promise<Row[]> {
      const begun = new Map(fresh);
      const stored = (await readStored()).filter((row) => !begun.has(idOf(row)));
      return [...stored, ...begun.values()]
        .filter(({ shop }) => shop === shopId)
        .sort((one, other) => (one.at < other.at ? -1 : 1));
    },
    /** @throws where this browser stores nothing, or nothing more, unless it is kept in memory then */
    async put(row: Row): Promise<void> {
      const id = idOf(row);
      fresh.set(id, row);
      tell();
      try {
        await run("readwrite", (store) => store.put(row, id), "strict");
        if (fresh.get(id) === row) fresh.delete(id);
      } catch (error) {
        if (orInMemory) return;
        fresh.delete(id);
        throw error;
      } finally {
        changed();
      }
    },
    async remove(id: string): Promise<void> {
      fresh.delete(id);
      try {
        await run("readwrite", (store) => store.delete(id), "strict");
      } catch (error) {
        if (!orInMemory) throw error;
      } finally {
        changed();
      }
    },
    /** Calls back after every change, in any tab. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type OutboxStore<Row> = {
  list: (shopId: string) => Promise<Row[]>;
  subscribe: (listener: () => void) => () => void;
};
