import type { PaperSize } from "@mauzo/contract/orders/order-documents";
import { debtExports } from "@mauzo/contract/payments/debts";
import type { Language } from "@mauzo/contract/shared";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { downloadFile } from "../../../../lib/files/download-file.ts";

/** Saves what a customer owes as a document. */
export function useDebtStatement(id: string) {
  const failed = useTranslations("debts.statement")("failed");
  return useMutation({
    mutationFn: (query: { size: PaperSize; language: Language }) =>
      downloadFile(debtExports.statement, { params: { id }, query }),
    meta: { failed },
  });
}
