import { UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { deviceTable } from "../offline/device-table.ts";

const run = deviceTable("mauzo-till", "unsent");
/** Other tabs show what waits, too. */
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("mauzo-unsent-sales");
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
channel?.addEventListener("message", tell);

function changed() {
  tell();
  channel?.postMessage("changed");
}

const inOrder = (one: UnsentSale, other: UnsentSale) => (one.at < other.at ? -1 : 1);

/**
 * The sales that wait on this device, whoever made them. It outlives the session: nothing but the server's answer, or
 * somebody with a reason, takes one out.
 */
export const unsentStore = {
  /** Those of a shop, oldest first. */
  async list(shopId: string): Promise<UnsentSale[]> {
    const rows: unknown[] = await run("readonly", (store) => store.getAll());
    return rows
      .flatMap((row) => UnsentSale.safeParse(row).data ?? [])
      .filter(({ shop }) => shop === shopId)
      .sort(inOrder);
  },
  /** @throws where this browser stores nothing, or nothing more */
  async put(sale: UnsentSale): Promise<void> {
    await run("readwrite", (store) => store.put(sale, sale.body.id), "strict");
    changed();
  },
  async remove(id: string): Promise<void> {
    await run("readwrite", (store) => store.delete(id), "strict");
    changed();
  },
  /** Calls back after every change, in any tab. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
