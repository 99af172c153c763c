import { answerFigures } from "@mauzo/contract/insights/answer-figures";
import { figures } from "@mauzo/contract/insights/figures";
import type { Mount } from "../../../http/mount.ts";
import { exportAnswers } from "./export-answers.ts";
import { exportCash } from "./export-cash.ts";
import { exportCustomerFigures } from "./export-customer-figures.ts";
import { exportFigures } from "./export-figures.ts";

export function figureExportRoutes(mount: Mount) {
  mount.raw(figures.cashFile, (_, context) => exportCash(context));
  mount.raw(answerFigures.file, ({ query }, context) => exportAnswers(context, query));
  mount.raw(figures.file, ({ params, query }, context) => exportFigures(context, params.file, query));
  mount.raw(figures.customerFile, ({ params, query }, context) => exportCustomerFigures(context, params.file, query));
}
