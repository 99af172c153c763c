import { importProblemWords } from "@mauzo/contract/catalogue/product-import-words";
import { csvAnswer } from "../../../http/files/csv-answer.ts";
import { languageOf } from "../../../http/messages.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { reasonHeadings } from "./messages.ts";
import { getImport } from "./queries/imports.ts";
import { listBroken } from "./queries/rows.ts";

const rowsAtOnce = 500;
const reasons = new Set<string>(Object.values(reasonHeadings));

/**
 * The broken rows of an import under the headings of its file, with what is wrong in a column before them that an import
 * leaves out; that of an earlier file goes.
 */
export async function brokenFile({ shopId, tx, requestHeader }: ShopVisit, id: string): Promise<Response> {
  const { headings } = await tx((tx) => getImport(tx, shopId, id));
  const language = languageOf(requestHeader("accept-language"));
  const words = importProblemWords[language];
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
  return csvAnswer(rows(), "broken-rows.csv");
}
