"use client";

import { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import { expenseRepeats } from "@mauzo/contract/expenses/expense-repeats";
import { expenseList } from "@mauzo/contract/expenses/expenses";
import { formatMoney } from "@mauzo/format/money";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { CalendarSync, FileDown, FileUp, MessageSquareText, ReceiptText } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { PageActions } from "../../../../components/page/page-actions.tsx";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { useDrafts, useMembers, usePhones } from "../../../../entities/expenses/draft/queries.ts";
import { AddExpenseButton } from "../../../../entities/expenses/expense/parts/add-expense-button.tsx";
import { useExpenses } from "../../../../entities/expenses/expense/queries.ts";
import { useRepeats } from "../../../../entities/expenses/repeat/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { tableSort } from "../../../../lib/list/list-sort.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useExpenseColumns } from "../columns.tsx";
import { useExport } from "../data.ts";
import { filterOf, isNarrowed, stateFilters, useExpenseFilters } from "../filters.ts";
import { DraftsCard } from "../parts/drafts/drafts-card.tsx";
import { ExpenseCard } from "../parts/expense-card.tsx";
import { useExpenseFilterTable } from "../parts/use-expense-filter-table.ts";

export { startExpenses } from "../../../../entities/expenses/expense/queries.ts";

const PhonesDialog = lazyPart(async () => (await import("../parts/phones-dialog.tsx")).PhonesDialog);

const RepeatsDialog = lazyPart(async () => (await import("../parts/repeats/repeats-dialog.tsx")).RepeatsDialog);

/** What the shop spent, the last day first, updated live. */
export function ExpensesScreen({ beside }: { beside?: ReactNode }) {
  const t = useTranslations("expenses");
  const [filters, setFilters] = useExpenseFilters();
  const { state, search, sort, pages } = filters;
  const filter = filterOf(filters);
  const list = useExpenses(filter);
  const rows = usePagedRows(list, pages);
  const exportShown = useExport();
  const mayBring = useCanAccess(expenseImports.upload.access);
  const maySetPhones = useCanAccess(expensePhones.add.access);
  const mayRepeat = useCanAccess(expenseRepeats.create.access);
  const [isRepeating, setRepeating] = useState(false);
  const repeats = useRepeats(isRepeating);
  const [isSettingPhones, setSettingPhones] = useState(false);
  const phones = usePhones(isSettingPhones);
  const members = useMembers(isSettingPhones).data?.items;
  const views = useSharedViews("expenses");
  const drafts = useDrafts();
  const change = (set: Parameters<typeof setFilters>[0] & object) => void setFilters({ ...set, pages: null });
  const model = useDataTable({
    name: "expenses",
    columns: useExpenseColumns(),
    rows,
    sort: tableSort(expenseList, sort, (next) => change({ sort: next })),
  });

  return (
    <ListPage
      words={listTexts(t)}
      live
      actions={
        <PageActions
          more={[
            ...(mayBring ? [{ Icon: FileUp, label: t("bring"), href: "/dashboard/expenses/import" }] : []),
            ...(maySetPhones
              ? [{ Icon: MessageSquareText, label: t("byMessage"), onSelect: () => setSettingPhones(true) }]
              : []),
            ...(mayRepeat ? [{ Icon: CalendarSync, label: t("everyMonth"), onSelect: () => setRepeating(true) }] : []),
            { Icon: FileDown, label: t("exportShown"), onSelect: () => exportShown(filter) },
          ]}
        >
          <AddExpenseButton />
          {isRepeating && <RepeatsDialog repeats={repeats} onClose={() => setRepeating(false)} />}
          {isSettingPhones && (
            <PhonesDialog phones={phones} members={members} onClose={() => setSettingPhones(false)} />
          )}
        </PageActions>
      }
      above={
        <>
          <DraftsCard list={drafts} rows={drafts.data?.pages.flatMap(({ items }) => items)} />
          {beside}
        </>
      }
      href={({ id }) => `/dashboard/expenses/expenses-records/${id}`}
      nameOf={({ category, amount }) => `${t(`categories.${category}`)} ${formatMoney(amount)}`}
      card={(expense) => <ExpenseCard expense={expense} />}
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
      chips={
        <ChoiceChips
          label={t("state")}
          chips={stateFilters.map((value) => ({ value, text: t(`states.${value}`) }))}
          value={state}
          onChoose={(value) => change({ state: value })}
        />
      }
      isChipSet={state !== "counted"}
      filters={useExpenseFilterTable(filters, change)}
      filtered={isNarrowed(filters)}
      onClear={() => void setFilters(null)}
      views={views}
      onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
      empty={{ picture: <ReceiptText className="size-6" />, action: <AddExpenseButton /> }}
    />
  );
}
