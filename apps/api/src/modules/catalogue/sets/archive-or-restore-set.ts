import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockSet } from "./queries/read-sets.ts";
import { markArchived } from "./queries/write-sets.ts";

/** Archives a set or restores it; one already in the wanted state stays as it is. */
export function archiveOrRestoreSet(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId } }: ShopContext,
  id: string,
  archived: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    const set = await lockSet(tx, shopId, id);
    if (!set) throw notFound();
    if (set.archived === archived) return { done: true };
    await markArchived(tx, shopId, id, archived);
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: id, payload: { kind: "set" } },
      actor: { kind: "staff", user_id: userId },
    });
    return { done: true };
  });
}
