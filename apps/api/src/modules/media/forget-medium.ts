import type { Pool } from "../../db/client.ts";
import { inShop } from "../../db/scope.ts";
import type { Storage } from "../../gateways/storage/port.ts";
import { deleteForgotten } from "./queries.ts";
import { namesOf } from "./rules.ts";

type Deps = { pool: Pool; storage: Storage };

/** Removes a medium whose upload was cut off, or which nothing shows a day after it came. */
export function forgetMedium({ pool, storage }: Deps, { shopId, mediumId }: { shopId: string; mediumId: string }) {
  // The files go first: as long as the row is there, nothing of it is lost sight of.
  return inShop(pool, shopId, async (tx) => {
    const removed = await deleteForgotten(tx, shopId, mediumId);
    await storage.remove(removed.flatMap(namesOf));
  });
}
