import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import { networkName } from "@mauzo/format/way-text";
import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";

/** How it was paid: by which network, else how. */
export function useMethodText(): (row: Pick<TransactionRow, "method" | "network">) => string {
  const t = useTranslations("transactions");
  const language = useLocale();
  return useCallback(
    ({ method, network }) => (network ? networkName(network, language) : t(`methods.${method ?? "none"}`)),
    [t, language],
  );
}

/** Whose transaction it is: the customer, else the number of the order, else nobody. */
export const whoseOf = ({ customer, order }: TransactionRow): string => customer?.name || order?.number || "";
