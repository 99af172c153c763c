"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { History } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { searchHistory } from "../../../../components/list/filters/list-filter.ts";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { useEventName } from "../../../../entities/developers/webhook/labels.ts";
import { startWebhooks, useWebhooks } from "../../../../entities/developers/webhook/queries.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useLogColumns } from "../columns.tsx";
import { startDeliveries, useDeliveries } from "../data.ts";
import { filterOf, isNarrowed, stateFilters, useLogFilters } from "../filters.ts";
import { DeliveryCard } from "../parts/delivery-card.tsx";
import { useLogFilterTable } from "../parts/use-log-filter-table.ts";

export function startLog(...[client]: Parameters<typeof startDeliveries>) {
  startDeliveries(client);
  startWebhooks(client);
}

/** What was told to the shop's webhooks, newest first, updated live. */
export function WebhookLogsScreen() {
  const t = useTranslations("webhookLogs");
  const eventName = useEventName();
  const [filters, setFilters] = useLogFilters();
  const { state, search, pages } = filters;
  const list = useDeliveries(filterOf(filters));
  const rows = usePagedRows(list, pages);
  const webhooks = useWebhooks().data?.items ?? [];
  const change = (set: Parameters<typeof setFilters>[0] & object) => void setFilters({ ...set, pages: null });
  const model = useDataTable({ name: "webhook-logs", columns: useLogColumns(), rows });
  const settings = (
    <Link href="/dashboard/settings/webhooks" className={buttonClass("secondary")}>
      {t("settings")}
    </Link>
  );

  return (
    <ListPage
      words={listTexts(t)}
      live
      actions={settings}
      href={({ id }) => `/dashboard/webhook-logs/${id}`}
      nameOf={({ event, order }) => `${eventName(event)} ${order?.number ?? ""}`}
      card={(delivery) => <DeliveryCard delivery={delivery} />}
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text) =>
        void setFilters({ search: text || null, pages: null }, { history: searchHistory(search, text) })
      }
      chips={
        <ChoiceChips
          label={t("state")}
          chips={stateFilters.map((value) => ({ value, text: value === "all" ? t("all") : t(`states.${value}`) }))}
          value={state}
          onChoose={(value) => change({ state: value })}
        />
      }
      isChipSet={state !== "all"}
      filters={useLogFilterTable(filters, webhooks, change)}
      filtered={isNarrowed(filters)}
      onClear={() => void setFilters(null)}
      onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
      empty={{ picture: <History className="size-6" />, action: settings }}
    />
  );
}
