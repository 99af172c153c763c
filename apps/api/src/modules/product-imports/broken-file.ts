import { csvAnswer } from "../../http/files/csv-answer.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { getImport } from "./queries/imports.ts";
import { listBroken } from "./queries/rows.ts";

const rowsAtOnce = 500;

/** The broken rows of an import under the headings of its file. */
export async function brokenFile({ shopId, tx }: ShopVisit, id: string): Promise<Response> {
  const { headings } = await tx((tx) => getImport(tx, shopId, id));
  async function* rows() {
    yield headings;
    for (let cursor: string | undefined; ; ) {
      const page = await tx((tx) => listBroken(tx, shopId, id, { cursor, limit: rowsAtOnce }));
      for (const { cells } of page) yield cells;
      cursor = page.at(-1)?.id;
      if (page.length < rowsAtOnce) return;
    }
  }
  return csvAnswer(rows(), "broken-rows.csv");
}
