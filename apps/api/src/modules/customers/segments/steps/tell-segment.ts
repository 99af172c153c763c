import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

type Kind = "added" | "edited" | "deleted" | "restored";

/** Emits that a segment changed. */
export const tellSegment = (
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, person: { userId } }: Pick<ShopContext, "shopId" | "person">,
  { id, kind }: { id: string; kind: Kind },
): Promise<void> =>
  deps.emitFact(tx, {
    ...{ name: "segment.changed" as const, shopId, subject: id, payload: { kind } },
    actor: { kind: "staff", user_id: userId },
  });
