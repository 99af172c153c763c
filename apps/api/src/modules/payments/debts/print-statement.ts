import type { debtExports } from "@mauzo/contract/payments/debts";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { readLogo } from "../../shop/media/read-logo.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { findDebtor } from "./queries/find-debt.ts";
import { listDebtEvents } from "./queries/list-debt-events.ts";
import { statementOf } from "./rules/statement-of.ts";

type Look = z.output<typeof debtExports.statement.query>;

/** What a customer owes as a document, in their language unless another one is asked for. @throws 404; 503 while too many are made */
export async function printStatement(
  { media, pdfRenderer, limiter }: Pick<Deps, "media" | "pdfRenderer" | "limiter">,
  { shopId, tx, phones, person, address, log }: ShopContext,
  id: string,
  { size, language }: Look,
): Promise<Response> {
  await limiter.take("document", { address, account: person.userId });
  const { debtor, ...read } = await tx(async (tx) => {
    const debtor = await findDebtor(tx, shopId, id);
    if (!debtor) throw notFound();
    const [shop, { ways }] = [await getShop(tx, shopId), await getPaymentSettings(tx, shopId)];
    return { debtor, shop, ways, events: await listDebtEvents(tx, shopId, id) };
  });
  const logo = await readLogo(media, log, read.shop.logo_url);
  const spoken = language ?? debtor.language ?? read.shop.language ?? "sw";
  const madeAt = new Date().toISOString();
  const pdf = await pdfRenderer.print(statementOf({ ...read, debtor, logo, size, language: spoken, madeAt, phones }));
  if (!pdf) throw refuse("busy", { retryAfterSeconds: 5 });
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": `attachment; filename="debt-${debtor.today}.pdf"`,
    },
  });
}
