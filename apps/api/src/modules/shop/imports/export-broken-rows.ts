import type { ImportKindName } from "@mauzo/contract/shop/imports";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { reasonHeadings } from "./messages.ts";
import { readImport } from "./queries/import-records.ts";
import { listBroken } from "./queries/import-rows.ts";

const rowsAtOnce = 500;
const reasons = new Set<string>(Object.values(reasonHeadings));
/** What is said of each problem. */
type Messages = Readonly<Record<"en" | "sw", Readonly<Record<string, string>>>>;

/**
 * Exports the broken rows of an import under the headings of its file, with the problems in a first column that an
 * import ignores; a reasons column from an earlier export is removed.
 */
export async function exportBrokenRows(
  { shopId, tx, requestHeader }: ShopContext,
  { kind, messages }: { kind: ImportKindName; messages: Messages },
  id: string,
): Promise<Response> {
  const { headings } = await tx((tx) => readImport(tx, { kind, shopId, id }));
  const language = requestLanguage(requestHeader("accept-language"));
  const words = messages[language];
  const own = (cells: readonly string[]) => cells.filter((_, at) => !reasons.has(headings[at] ?? ""));
  async function* rows() {
    yield [reasonHeadings[language], ...own(headings)];
    for (let cursor: string | undefined; ; ) {
      const page = await tx((tx) => listBroken(tx, shopId, id, { cursor, limit: rowsAtOnce }));
      for (const { cells, problems } of page)
        yield [problems.map(({ kind: problem }) => words[problem] ?? problem).join(" "), ...own(cells)];
      cursor = page.at(-1)?.id;
      if (page.length < rowsAtOnce) return;
    }
  }
  return csvResponse(rows(), "broken-rows.csv", "shown");
}
