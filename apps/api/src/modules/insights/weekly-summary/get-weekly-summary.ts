import type { WeeklySummary } from "@mauzo/contract/insights/weekly-summary";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { weekText } from "./messages.ts";
import { findLastWeek, wantsMail } from "./queries.ts";
import { readWeek } from "./steps/read-week.ts";

/** The summary of the last week, as it is mailed. */
export const getWeeklySummary = ({ shopId, tx, person, requestHeader }: ShopContext): Promise<WeeklySummary> =>
  tx(async (tx) => {
    const week = await readWeek(tx, shopId, await findLastWeek(tx, shopId));
    const { name } = await getShop(tx, shopId);
    return {
      ...{ days: week.days, ...weekText(requestLanguage(requestHeader("accept-language")), name, week) },
      is_wanted: await wantsMail(tx, shopId, person.userId),
    };
  });
