import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockImport, updateImport } from "./queries/imports.ts";

/** Stops an import. Cancelling twice has the same effect as once. */
export function cancelImport({ shopId, tx }: ShopContext, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    const { state } = await lockImport(tx, shopId, id);
    if (state === "done") throw refuse("import_done");
    if (state !== "cancelled")
      await updateImport(tx, shopId, id, { state: "cancelled", finishedAt: new Date().toISOString() });
    return { done: true };
  });
}
