"use client";

import { transactionList } from "@mauzo/contract/ledger/transactions";
import { buttonClass } from "@mauzo/ui/button-class";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { FileDown, FileText, History } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { PageActions } from "../../../../components/page/page-actions.tsx";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { tableSort } from "../../../../lib/list/list-sort.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useTransactionColumns } from "../columns.tsx";
import { useBalances, useExport, useStatement, useTransactions } from "../data.ts";
import { daysOf, directionFilters, filterOf, isNarrowed, useTransactionFilters } from "../filters.ts";
import { whoseOf } from "../labels.ts";
import { BalanceStrip } from "../parts/balance-strip.tsx";
import { TransactionCard } from "../parts/transaction-card.tsx";
import { useTransactionFilterTable } from "../parts/use-transaction-filter-table.ts";
import { accountsShown, signedAmount } from "../rules.ts";

const StatementDialog = lazyPart(async () => (await import("../parts/statement-dialog.tsx")).StatementDialog);

export { startTransactions } from "../data.ts";

/** Where the shop's money is, and how it came and went, newest first, updated live. */
export function TransactionsScreen() {
  const t = useTranslations("transactions");
  const [filters, setFilters] = useTransactionFilters();
  const { direction, search, sort, pages, account } = filters;
  const filter = filterOf(filters);
  const balances = useBalances();
  const list = useTransactions(filter);
  const rows = usePagedRows(list, pages);
  const exportShown = useExport();
  const [isStating, setStating] = useState(false);
  const { mutate: saveStatement, isPending } = useStatement();
  const maySetUp = useCanAccess("admin");
  const change = (set: Parameters<typeof setFilters>[0] & object) => void setFilters({ ...set, pages: null });
  const model = useDataTable({
    name: "transactions",
    columns: useTransactionColumns(),
    rows,
    sort: tableSort(transactionList, sort, (next) => change({ sort: next })),
  });
  const table = useTransactionFilterTable(filters, accountsShown(balances.data, account), change);
  const isUnfilled = rows?.length === 0 && !isNarrowed(filters);

  return (
    <>
      <ListPage
        href={({ id }) => `/dashboard/transactions/${id}`}
        nameOf={(row) => `${t(`kinds.${row.kind}`)} ${signedAmount(row)} ${whoseOf(row)}`}
        card={(row) => <TransactionCard row={row} />}
        words={listTexts(t)}
        live
        actions={
          <PageActions
            more={[
              { Icon: FileDown, label: t("exportShown"), onSelect: () => exportShown(filter) },
              { Icon: FileText, label: t("statement"), onSelect: () => setStating(true) },
            ]}
          >
            <Link href="/dashboard/transactions/withdrawals" className={buttonClass("secondary")}>
              {t("withdrawals")}
            </Link>
            <Link href="/dashboard/transactions/unmatched" className={buttonClass("secondary")}>
              {t("unmatched")}
            </Link>
          </PageActions>
        }
        above={
          !isUnfilled && (
            <BalanceStrip query={balances} chosen={account} onChoose={(chosen) => change({ account: chosen })} />
          )
        }
        model={model}
        list={list}
        rows={rows}
        search={search}
        onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
        chips={
          <ChoiceChips
            label={t("direction")}
            chips={directionFilters.map((value) => ({ value, text: t(`directionFilters.${value}`) }))}
            value={direction}
            onChoose={(value) => change({ direction: value })}
            className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 big-text:-mx-2 big-text:px-2"
          />
        }
        isChipSet={direction !== "all"}
        filters={table}
        filtered={isNarrowed(filters)}
        onClear={() => void setFilters(null)}
        onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
        empty={{
          picture: <History className="size-6" />,
          action: maySetUp && (
            <Link href="/dashboard/settings/payments" className={buttonClass("primary")}>
              {t("setUp")}
            </Link>
          ),
        }}
      />
      {isStating && (
        <StatementDialog
          shown={daysOf(filters)}
          busy={isPending}
          onSave={(asked) => saveStatement(asked, { onSuccess: () => setStating(false) })}
          onClose={() => setStating(false)}
        />
      )}
    </>
  );
}
