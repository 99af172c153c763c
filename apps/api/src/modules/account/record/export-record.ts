import type { record } from "@mauzo/contract/account/record";
import type * as z from "zod/mini";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { words } from "./messages.ts";
import { listEntries } from "./queries.ts";
import { rowOf } from "./rules.ts";

const pageRows = 500;

/** Exports the record as a file, page by page, so that only one page is in memory. */
export async function exportRecord(
  { shopId, tx, requestHeader, phones }: ShopContext,
  filter: z.output<typeof record.file.query>,
): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const readPage = (cursor: string | undefined) =>
    tx((tx) => keysetPage({ ...filter, cursor, limit: pageRows }, (query) => listEntries(tx, shopId, query)));
  async function* rows() {
    yield [...words[language].columns];
    for await (const entry of iterateRows(readPage)) yield rowOf(entry, language);
  }
  return csvResponse(rows(), "record.csv", phones);
}
