import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { Pool } from "../../../db/connection-pool.ts";
import { publishPresence } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { ShopContext } from "../../../http/request-context.ts";

/** Knows at which conversations somebody is, and tells colleagues that they left these once their stream ends. */
export function trackPresence(pool: Pool, { shopId, person }: Pick<ShopContext, "shopId" | "person">) {
  const by = { id: person.userId, name: person.name };
  const at = new Set<string>();
  return {
    note: ({ id, presence }: LiveEvent) => {
      if (presence?.by.id !== by.id) return;
      if (presence.does === "left") at.delete(id);
      else at.add(id);
    },
    end: () => {
      const left = [...at];
      at.clear();
      if (left.length === 0) return;
      const tell = inShop(pool, shopId, async (tx) => {
        for (const id of left) await publishPresence(tx, id, { by, does: "left" });
      });
      // Where the database is away, their clients forget them by themselves.
      void tell.catch(() => undefined);
    },
  };
}
