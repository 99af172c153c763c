import { Readable } from "node:stream";
import { maxStatementRows, type StatementDays, type StatementFormat } from "@mauzo/contract/ledger/transaction-exports";
import type { Deps } from "../../../deps.ts";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { readLogo } from "../../shop/media/read-logo.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getStatement } from "../transactions/steps/get-statement.ts";
import { statementDocument, statementRows } from "./rules/statement.ts";

/** Exports what the shop's money was before and after some days, and how it came and went on them. */
export async function exportStatement(
  { media, pdfRenderer, limiter }: Pick<Deps, "media" | "pdfRenderer" | "limiter">,
  context: ShopContext,
  format: StatementFormat,
  days: StatementDays,
): Promise<Response> {
  const { shopId, tx, phones, person, address, log } = context;
  await limiter.take("document", { address, account: person.userId });
  const language = requestLanguage(context.requestHeader("accept-language"));
  const { shop, statement } = await tx(async (tx) => ({
    shop: await getShop(tx, shopId),
    statement: await getStatement(tx, shopId, { ...days, most: maxStatementRows[format] }),
  }));
  const name = `${days.from}-${days.to}.${format}`;
  if (format === "csv")
    return csvResponse(
      Readable.from(statementRows(statement, days, { language, timeZone: shop.time_zone })),
      name,
      phones,
    );
  const logo = await readLogo(media, log, shop.logo_url);
  const madeAt = new Date().toISOString();
  const pdf = await pdfRenderer.print(statementDocument(statement, days, { shop, logo, language, madeAt, phones }));
  if (!pdf) throw refuse("busy", { retryAfterSeconds: 5 });
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
