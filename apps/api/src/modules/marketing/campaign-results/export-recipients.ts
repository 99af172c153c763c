import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getCampaign } from "../campaigns/steps/get-campaign.ts";
import { exportWords } from "./messages.ts";
import { listRecipients } from "./queries/list-recipients.ts";
import { rowOf } from "./rules.ts";

const pageSize = 500;

/** Exports whom a campaign was for as a file, page by page, so that only one page is in memory. @throws 404 */
export async function exportRecipients(context: ShopContext, id: string): Promise<Response> {
  const { shopId, tx, requestHeader } = context;
  const language = requestLanguage(requestHeader("accept-language"));
  // Before the answer begins, so that what is not there is refused.
  const { time_zone } = await tx(async (tx) => {
    await getCampaign(tx, shopId, id);
    return getShop(tx, shopId);
  });
  const readPage = (cursor: string | undefined) =>
    tx((tx) => keysetPage({ cursor, limit: pageSize }, (filter) => listRecipients(tx, shopId, id, filter)));
  async function* rows() {
    yield [...exportWords[language].columns];
    for await (const recipient of iterateRows(readPage)) yield rowOf(recipient, language, time_zone);
  }
  return csvResponse(rows(), "recipients.csv", context.phones);
}
