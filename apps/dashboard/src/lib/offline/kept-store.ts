import { deviceTable } from "./device-table.ts";

const longestWaitMs = 300;

let clearings = 0;
const listeners = new Set<() => void>();

const run = deviceTable("mauzo-offline", "kept");
/** What was read last, and the till's list of products. */
type Name = "queries" | "catalogue";

const readValue = (name: Name): Promise<unknown> => run("readonly", (store) => store.get(name));

/** What this device has of one person in one shop. A browser without storage keeps nothing. */
export const keptStore = {
  read: (name: Name = "queries"): Promise<unknown> => readValue(name).catch(() => undefined),
  write: (value: string, name: Name = "queries"): Promise<unknown> =>
    run("readwrite", (store) => store.put(value, name)).catch(() => undefined),
  /** Forgets everything. It does not wait for a storage that hangs: who logs out is not held up. */
  async clear(): Promise<void> {
    clearings += 1;
    for (const listener of listeners) listener();
    const cleared = run("readwrite", (store) => store.clear()).catch(() => undefined);
    await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  },
  /** How often it was cleared: what was collected before is not written any more. */
  clearings: () => clearings,
  /** Calls back whenever it is cleared. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
