import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import type { Mount } from "../../../http/mount.ts";
import { chooseWeeklyMail } from "./choose-weekly-mail.ts";
import { getWeeklySummary } from "./get-weekly-summary.ts";

export function weeklySummaryRoutes(mount: Mount) {
  mount(weeklySummary.get, (_, context) => getWeeklySummary(context));
  mount(weeklySummary.choose, ({ body }, context) => chooseWeeklyMail(context, body.is_wanted));
}
