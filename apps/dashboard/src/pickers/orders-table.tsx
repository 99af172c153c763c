"use client";

import type { OrderRow } from "@mauzo/contract/orders";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Cell, HeadCell, Table } from "@mauzo/ui/table";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { Moment } from "../components/moment.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = { rows: readonly OrderRow[]; fresh?: ReadonlySet<string> };

/** Orders from 768 px. The whole row leads to the order. */
export function OrdersTable({ rows, fresh }: Props) {
  const t = useTranslations("orders");
  const head = (
    <>
      <HeadCell>{t("number")}</HeadCell>
      <HeadCell className="hidden lg:table-cell">{t("placed")}</HeadCell>
      <HeadCell>{t("customer")}</HeadCell>
      <HeadCell>{t("statusColumn")}</HeadCell>
      <HeadCell numeric className="hidden lg:table-cell">
        {t("units")}
      </HeadCell>
      <HeadCell numeric>{t("total")}</HeadCell>
    </>
  );
  return (
    <Table label={t("title")} head={head}>
      {rows.map((order) => {
        const isNew = fresh?.has(order.id);
        return (
          <tr
            key={order.id}
            className={clsx(
              "relative border-line border-b transition-colors duration-500 last:border-0 hover:bg-sunken/60",
              isNew && "bg-primary-soft",
            )}
          >
            <Cell>
              <Link
                href={`/dashboard/orders/order-info/${order.id}`}
                className="whitespace-nowrap font-medium tabular-nums after:absolute after:inset-0"
              >
                {order.order_id}
              </Link>
              {isNew && (
                <Badge tone="accent" className="ml-2">
                  {t("new")}
                </Badge>
              )}
              <span className="block whitespace-nowrap text-muted text-xs lg:hidden">
                <Moment iso={order.placed_at} />
              </span>
            </Cell>
            <Cell className="hidden whitespace-nowrap text-muted lg:table-cell">
              <Moment iso={order.placed_at} />
            </Cell>
            <Cell className="max-w-40 truncate lg:max-w-56">
              {order.customer?.name || order.customer?.phone || <span className="text-muted">{t("noCustomer")}</span>}
            </Cell>
            <Cell>
              <StatusBadge status={order.status} />
            </Cell>
            <Cell numeric className="hidden lg:table-cell">
              {order.quantity}
            </Cell>
            <Cell numeric className="font-medium">
              {formatMoney(order.total)}
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}
