import { importPreviewMost } from "@mauzo/contract/shop/imports";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type ImportRecord, readImport } from "../queries/import-records.ts";
import { listNext } from "../queries/import-rows.ts";
import type { ImportKind, Looked } from "./import-kind.ts";

const rowsAtOnce = 500;

/** The first rows of a checked file that would be new or changed, and how many more there are. */
export async function previewRows<Each extends Looked>(
  tx: Tx,
  { name, look }: Pick<ImportKind<Each>, "name" | "look">,
  { shopId, id }: { shopId: string; id: string },
): Promise<{ found: ImportRecord; coming: Each[]; more: number }> {
  const found = await readImport(tx, { kind: name, shopId, id });
  const all = found.state === "checked" ? found.newCount + found.changedCount : 0;
  const wanted = Math.min(all, importPreviewMost);
  const coming: Each[] = [];
  for (let after = 0; coming.length < wanted; ) {
    const rows = await listNext(tx, shopId, id, after, rowsAtOnce);
    if (rows.length === 0) break;
    for (const each of await look(tx, found, rows))
      if (coming.length < wanted && (each.verdict === "new" || each.verdict === "changed")) coming.push(each);
    after = rows.at(-1)?.leader ?? Number.MAX_SAFE_INTEGER;
  }
  return { found, coming, more: all - coming.length };
}
