"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { debtList } from "@mauzo/contract/payments/debts";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { FileDown, Users } from "lucide-react";
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
import { useDebtColumns } from "../columns.tsx";
import { useDebtorSearch, useDebtSummary, useDebts, useExport } from "../data.ts";
import { filterOf, isNarrowed, stateFilters, useDebtFilters } from "../filters.ts";
import { DebtCard } from "../parts/debt-card.tsx";
import { DebtStrip } from "../parts/debt-strip.tsx";
import { useDebtFilterTable } from "../parts/use-debt-filter-table.ts";

const ManualDebtDialog = lazyPart(async () => (await import("../parts/manual-debt-dialog.tsx")).ManualDebtDialog);

export { startDebts } from "../data.ts";

/** Who owes the shop, how much, since when and until when, updated live. */
export function DebtsScreen() {
  const t = useTranslations("debts");
  const [filters, setFilters] = useDebtFilters();
  const { state, age, search, sort, pages } = filters;
  const filter = filterOf(filters);
  const summary = useDebtSummary();
  const list = useDebts(filter);
  const rows = usePagedRows(list, pages);
  const exportShown = useExport();
  const mayFind = useCanAccess(customers.list.access);
  const mayAdd = useCanAccess(manualDebts.create.access) && mayFind;
  const debtors = useDebtorSearch(mayFind);
  const [isAdding, setAdding] = useState(false);
  const change = (set: Parameters<typeof setFilters>[0] & object) => void setFilters({ ...set, pages: null });
  const model = useDataTable({
    name: "debts",
    columns: useDebtColumns(),
    rows,
    sort: tableSort(debtList, sort, (next) => change({ sort: next })),
  });
  const table = useDebtFilterTable(filters, change);
  const owesNobody = rows?.length === 0 && !isNarrowed(filters) && summary.data?.nameless.minor === 0;

  return (
    <>
      {isAdding && <ManualDebtDialog of={debtors} onClose={() => setAdding(false)} />}
      <ListPage
        href={({ id }) => `/dashboard/debt/${id}`}
        nameOf={({ name, owed }) => `${name || t("unnamed")} ${formatMoney(owed)}`}
        card={(row) => <DebtCard row={row} />}
        words={listTexts(t)}
        live
        actions={
          <PageActions more={[{ Icon: FileDown, label: t("exportShown"), onSelect: () => exportShown(filter) }]}>
            {mayAdd && (
              <Button variant="primary" onClick={() => setAdding(true)}>
                {t("manual.add")}
              </Button>
            )}
          </PageActions>
        }
        above={!owesNobody && <DebtStrip query={summary} chosen={{ state, age }} onChoose={change} />}
        model={model}
        list={list}
        rows={rows}
        search={search}
        onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
        chips={
          <ChoiceChips
            label={t("state")}
            chips={stateFilters.map((value) => ({ value, text: t(`stateFilters.${value}`) }))}
            value={state}
            onChoose={(value) => change({ state: value })}
            className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 big-text:-mx-2 big-text:px-2"
          />
        }
        isChipSet={state !== "all"}
        filters={table}
        filtered={isNarrowed(filters)}
        onClear={() => void setFilters(null)}
        onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
        empty={{ picture: <Users className="size-6" /> }}
      />
    </>
  );
}
