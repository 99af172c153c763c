import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { lockImport, updateImport } from "./queries/imports.ts";

/** Stops an import. Cancelled twice is cancelled once. */
export function cancelImport({ shopId, tx }: ShopVisit, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    const { state } = await lockImport(tx, shopId, id);
    if (state === "done") throw new Refusal(409, "This import is done already");
    if (state !== "cancelled")
      await updateImport(tx, shopId, id, { state: "cancelled", finishedAt: new Date().toISOString() });
    return { done: true };
  });
}
