import type { ImportKindName } from "@mauzo/contract/shop/imports";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockImport, updateImport } from "./queries/import-records.ts";

/** Stops an import. Cancelling twice has the same effect as once. */
export function cancelImport({ shopId, tx }: ShopContext, kind: ImportKindName, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    const { state } = await lockImport(tx, { kind, shopId, id });
    if (state === "done") throw refuse("import_done");
    if (state !== "cancelled")
      await updateImport(tx, { kind, shopId, id }, { state: "cancelled", finishedAt: new Date().toISOString() });
    return { done: true };
  });
}
