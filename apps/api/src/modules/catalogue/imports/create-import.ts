import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { cleanFileName } from "@mauzo/format/clean-file-name";
import { mayBeCut } from "@mauzo/format/price-list/join-thousands";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { ReceivedFile } from "../../shop/media/receive-file.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { insertRows } from "./queries/import-rows.ts";
import { getImport, insertImport, setMapping, updateImport } from "./queries/imports.ts";
import { findPreviousMapping } from "./queries/previous-mappings.ts";
import { guessMapping } from "./rules/guess-mapping.ts";
import { mergeCategoryWords } from "./steps/merge-category-words.ts";
import { readCsvRows } from "./steps/read-csv-rows.ts";

const rowsAtOnce = 500;

/** Reads a received CSV file in, row by row, and guesses what its columns hold. */
export async function createImport(
  { shopId, tx, person }: ShopContext,
  received: ReceivedFile,
  name: string,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const shop = await getShop(tx, shopId);
    const rows = readCsvRows(received.path);
    const first = await rows.next();
    if (first.done) throw refuse("csv_empty");
    const headings = first.value.cells;
    const said = { name: cleanFileName(name), userId: person.userId, userName: person.name, headings, rowCount: 0 };
    const defaults = { category: shop.category, status: "published" as const };
    const id = await insertImport(tx, { shopId, ...said, ...setMapping([], defaults) });
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
    const mapping = (await findPreviousMapping(tx, shopId, id, columns)) ?? guessMapping(columns);
    await updateImport(tx, shopId, id, {
      rowCount,
      headings: columns,
      ...(await mergeCategoryWords(tx, { shopId, importId: id, mapping }, {})),
      ...setMapping(mapping, defaults),
    });
    return getImport(tx, shopId, id);
  });
}
