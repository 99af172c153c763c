"use client";

import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customerTags } from "@mauzo/contract/customers/customer-tags";
import { customerList, customers } from "@mauzo/contract/customers/customers";
import { buttonClass } from "@mauzo/ui/button-class";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { FileDown, FileUp, Layers, Plus, UsersRound } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { PageActions } from "../../../../components/page/page-actions.tsx";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { useCustomers, useCustomerValues } from "../../../../entities/customers/customer/queries.ts";
import { useSegments } from "../../../../entities/customers/segment/queries.ts";
import { tableSort } from "../../../../lib/list/list-sort.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useCustomerColumns } from "../columns.tsx";
import { useExport } from "../data.ts";
import { filterOf, isNarrowed, searchFields, useCustomerFilters } from "../filters.ts";
import { useCustomerName } from "../labels.ts";
import { CustomerCard } from "../parts/list/customer-card.tsx";
import { TagButton } from "../parts/list/tag-button.tsx";
import { useCustomerFilterTable } from "../parts/list/use-customer-filter-table.ts";

export { startCustomers } from "../../../../entities/customers/customer/queries.ts";

/** The shop's customers, newest first, updated live. */
export function CustomersScreen() {
  const t = useTranslations("customers");
  const [filters, setFilters] = useCustomerFilters();
  const { search, search_by, sort, pages } = filters;
  const filter = filterOf(filters);
  const list = useCustomers(filter);
  const rows = usePagedRows(list, pages);
  const views = useSharedViews("customers");
  const { tags, places } = useCustomerValues();
  const segments = useSegments().data?.items ?? [];
  const nameOf = useCustomerName();
  const exportShown = useExport();
  const mayAdd = useCanAccess(customers.create.access);
  const merges = useTranslations("merges");
  const mayMerge = useCanAccess(customerMerges.merge.access);
  const mayBring = useCanAccess(contactImports.upload.access);
  const mayTag = useCanAccess(customerTags.change.access);
  const model = useDataTable({
    name: "customers",
    columns: useCustomerColumns(),
    rows,
    sort: tableSort(customerList, sort, (next) => void setFilters({ sort: next, pages: null })),
  });
  const table = useCustomerFilterTable(
    filters,
    { tags, places, segments },
    (set) => void setFilters({ ...set, pages: null }),
  );
  const add = mayAdd && (
    <Link href="/dashboard/customers/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );

  return (
    <ListPage
      href={({ id }) => `/dashboard/customers/${id}`}
      nameOf={nameOf}
      card={(customer) => <CustomerCard customer={customer} />}
      words={listTexts(t)}
      live
      actions={
        <PageActions
          more={[
            { Icon: Layers, label: t("segments"), href: "/dashboard/customers/customers-segments" },
            ...(mayMerge
              ? [{ Icon: UsersRound, label: merges("doublesTitle"), href: "/dashboard/customers/doubles" }]
              : []),
            ...(mayBring ? [{ Icon: FileUp, label: t("bring"), href: "/dashboard/customers/import" }] : []),
            { Icon: FileDown, label: t("exportShown"), onSelect: () => exportShown(filter) },
          ]}
        >
          {add}
        </PageActions>
      }
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
      chips={
        search !== "" && (
          <ChoiceChips
            label={t("searchIn")}
            chips={searchFields.map((value) => ({ value, text: t(`searchField.${value}`) }))}
            value={search_by}
            onChoose={(value) => void setFilters({ search_by: value, pages: null })}
          />
        )
      }
      filters={table}
      filtered={isNarrowed(filters)}
      onClear={() => void setFilters(null)}
      views={views}
      onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
      bulk={
        mayTag ? () => <TagButton ids={model.selection.ids} known={tags} onDone={model.selection.clear} /> : undefined
      }
      empty={{ picture: <UsersRound className="size-6" />, action: add || undefined }}
    />
  );
}
