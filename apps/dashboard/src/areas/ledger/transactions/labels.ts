import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** How it was paid: by which network, else how. */
export function useMethodText(): (row: Pick<TransactionRow, "method" | "network">) => string {
  const t = useTranslations("transactions");
  return useCallback(
    ({ method, network }) => {
      if (network !== null) return network === "bank" ? t("bank") : network;
      return t(`methods.${method ?? "none"}`);
    },
    [t],
  );
}

/** Whose transaction it is: the customer, else the number of the order, else nobody. */
export const whoseOf = ({ customer, order }: TransactionRow): string => customer?.name || order?.number || "";
