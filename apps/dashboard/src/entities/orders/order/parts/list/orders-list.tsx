"use client";

import type { OrderRow } from "@mauzo/contract/orders/orders";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { DataTable } from "../../../../../components/table/data-table.tsx";
import { useDataTable } from "../../../../../components/table/use-data-table.ts";
import { useOrderColumns } from "../../columns.tsx";
import { orderRowOptions } from "./order-row-options.tsx";

type Props = { rows: readonly OrderRow[] | undefined; most: number };

/** The first `most` orders, for pages about something else; undefined rows are loading. */
export function OrdersList({ rows, most }: Props) {
  const t = useTranslations("orders");
  const few = useMemo(() => rows?.slice(0, most), [rows, most]);
  const model = useDataTable({ name: "some-orders", columns: useOrderColumns(), rows: few });
  return <DataTable {...orderRowOptions()} label={t("title")} model={model} loading={rows === undefined ? most : 0} />;
}
