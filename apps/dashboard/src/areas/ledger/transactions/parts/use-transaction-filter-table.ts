import type { ShownAccount } from "@mauzo/contract/ledger/accounts";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { transactionList } from "@mauzo/contract/ledger/transactions";
import { type TransferKind, transferKinds } from "@mauzo/contract/ledger/transfer-kinds";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import { daysOf, type TransactionFilters } from "../filters.ts";

type Change = (filters: Partial<Omit<TransactionFilters, "direction" | "search" | "pages">>) => void;

/** Kinds that name a transaction; the others are parts of one, or move money that only Mauzo collects. */
const named: readonly TransferKind[] = [
  "payment",
  "refund",
  "unmatched",
  "allocation",
  "withdrawal",
  "difference",
  "reversal",
];

/** The filters of the list of transactions beside the direction, and its order. */
export function useTransactionFilterTable(
  filters: TransactionFilters,
  accounts: readonly ShownAccount[],
  onChange: Change,
): readonly ListFilter[] {
  const t = useTranslations("transactions");
  const { kind, account, method, sort } = filters;
  return [
    choiceFilter({
      id: "kind",
      label: t("kind"),
      values: transferKinds.filter((each) => named.includes(each) || each === kind),
      value: kind,
      nameOf: (value) => t(`kinds.${value}`),
      onChange: (value) => onChange({ kind: value }),
    }),
    choiceFilter({
      ...{ id: "method", label: t("method"), values: paymentMethods, value: method },
      nameOf: (value) => t(`methods.${value}`),
      onChange: (value) => onChange({ method: value }),
    }),
    choiceFilter({
      ...{ id: "account", label: t("account"), values: accounts, value: account },
      nameOf: (value) => t(`accounts.${value}`),
      onChange: (value) => onChange({ account: value }),
    }),
    {
      kind: "days",
      ...{ id: "days", label: t("days") },
      range: daysOf(filters),
      onChange: (range) => onChange({ from: range?.from ?? null, to: range?.to ?? null }),
    },
    choiceFilter({
      ...{
        id: "sort",
        label: t("sortOrder"),
        values: transactionList.sorts,
        value: sort,
        unset: transactionList.first,
      },
      isOrder: true,
      nameOf: (value) => t(`sort.${value}`),
      onChange: (value) => onChange({ sort: value ?? transactionList.first }),
    }),
  ];
}
