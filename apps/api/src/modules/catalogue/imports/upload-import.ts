import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { cleanFileName } from "@mauzo/format/file-name";
import { mayBeCut } from "@mauzo/format/price-list/join-thousands";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { ReceivedFile } from "../../shop/media/receive-file.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getImport, insertImport, setMapping, updateImport } from "./queries/imports.ts";
import { insertRows } from "./queries/rows.ts";
import { findSaidMapping } from "./queries/said-before.ts";
import { guessMapping } from "./rules/guess-mapping.ts";
import { readRows } from "./steps/read-rows.ts";
import { rememberWords } from "./steps/remember-words.ts";

const rowsAtOnce = 500;

/** Takes a received CSV file in, row by row, and guesses what its columns hold. */
export async function uploadImport(
  { shopId, tx, person }: ShopVisit,
  received: ReceivedFile,
  name: string,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const shop = await getShop(tx, shopId);
    const rows = readRows(received.path);
    const first = await rows.next();
    if (first.done) throw new Refusal(422, "The file is empty");
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
    if (rowCount === 0) throw new Refusal(422, "The file has no rows below its headings");
    // Where every row has them, cells beyond the headings are columns without one, unless it is commas that moved them there.
    const unnamed = cut ? 0 : Math.max(0, shortest - headings.length);
    const columns = [...headings, ...Array<string>(unnamed).fill("")];
    const mapping = (await findSaidMapping(tx, shopId, id, columns)) ?? guessMapping(columns);
    await updateImport(tx, shopId, id, {
      rowCount,
      headings: columns,
      ...(await rememberWords(tx, { shopId, importId: id, mapping }, {})),
      ...setMapping(mapping, defaults),
    });
    return getImport(tx, shopId, id);
  });
}
