import { mayBeCut } from "@mauzo/format/price-list/join-thousands";
import { cleanFileName } from "@mauzo/format/text/clean-file-name";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { ReceivedFile } from "../media/receive-file.ts";
import { findPreviousMapping } from "./queries/find-previous-mapping.ts";
import { insertImport, storedMapping, updateImport } from "./queries/import-records.ts";
import { insertRows } from "./queries/import-rows.ts";
import type { ImportKind } from "./steps/import-kind.ts";
import { readCsvRows } from "./steps/read-csv-rows.ts";

const rowsAtOnce = 500;
type Kind = Pick<ImportKind, "name" | "readOther" | "guessMapping" | "firstSettings">;

/** Reads a received file in, row by row, and guesses what its columns hold. @returns the import's id */
export async function createImport(
  tx: Tx,
  kind: Kind,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  received: ReceivedFile,
  name: string,
): Promise<string> {
  const rows = (await kind.readOther?.(received.path)) ?? readCsvRows(received.path);
  const first = await rows.next();
  if (first.done) throw refuse("csv_empty");
  const headings = first.value.cells;
  const said = { name: cleanFileName(name), userId: person.userId, userName: person.name, headings, rowCount: 0 };
  const id = await insertImport(tx, { shopId, kind: kind.name, mapping: [], ...said });
  let rowCount = 0;
  let shortest = Number.POSITIVE_INFINITY;
  let cut = false;
  let waiting: { line: number; cells: string[] }[] = [];
  const write = async () => {
    if (waiting.length > 0) await insertRows(tx, shopId, id, waiting);
    rowCount += waiting.length;
    waiting = [];
  };
  for await (const row of rows) {
    waiting.push(row);
    shortest = Math.min(shortest, row.cells.length);
    cut ||= row.cells.length > headings.length && mayBeCut(row.cells);
    if (waiting.length === rowsAtOnce) await write();
  }
  await write();
  if (rowCount === 0) throw refuse("csv_without_rows");
  // If every row has cells beyond the headings, they are columns without a heading, unless commas inside amounts
  // moved them there.
  const unnamed = cut ? 0 : Math.max(0, shortest - headings.length);
  const columns = [...headings, ...Array<string>(unnamed).fill("")];
  const one = { kind: kind.name, shopId, id };
  const mapping = (await findPreviousMapping(tx, one, columns)) ?? kind.guessMapping(columns);
  const settings = { ...(await kind.firstSettings(tx, { shopId, importId: id, mapping })) };
  await updateImport(tx, one, { rowCount, headings: columns, mapping: storedMapping(mapping), settings });
  return id;
}
