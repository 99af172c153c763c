import { importProblemMessages } from "@mauzo/contract/catalogue/product-import-messages";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { reasonHeadings } from "./messages.ts";
import { listBroken } from "./queries/import-rows.ts";
import { getImport } from "./queries/imports.ts";

const rowsAtOnce = 500;
const reasons = new Set<string>(Object.values(reasonHeadings));

/**
 * Exports the broken rows of an import under the headings of its file, with the problems in a first column that an
 * import ignores; a reasons column from an earlier export is removed.
 */
export async function exportBrokenRows({ shopId, tx, requestHeader }: ShopContext, id: string): Promise<Response> {
  const { headings } = await tx((tx) => getImport(tx, shopId, id));
  const language = requestLanguage(requestHeader("accept-language"));
  const words = importProblemMessages[language];
  const own = (cells: readonly string[]) => cells.filter((_, at) => !reasons.has(headings[at] ?? ""));
  async function* rows() {
    yield [reasonHeadings[language], ...own(headings)];
    for (let cursor: string | undefined; ; ) {
      const page = await tx((tx) => listBroken(tx, shopId, id, { cursor, limit: rowsAtOnce }));
      for (const { cells, problems } of page) yield [problems.map(({ kind }) => words[kind]).join(" "), ...own(cells)];
      cursor = page.at(-1)?.id;
      if (page.length < rowsAtOnce) return;
    }
  }
  return csvResponse(rows(), "broken-rows.csv", "shown");
}
