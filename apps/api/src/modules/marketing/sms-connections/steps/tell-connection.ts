import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

type Kind = "added" | "edited" | "checked" | "deleted";

/** Emits that a connection changed. */
export const tellConnection = (
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person: { userId } }: Pick<ShopContext, "shopId" | "person">,
  { id, kind }: { id: string; kind: Kind },
): Promise<void> =>
  emitFact(tx, {
    ...{ name: "sms_connection.changed" as const, shopId, subject: id, payload: { kind } },
    actor: { kind: "staff", user_id: userId },
  });
