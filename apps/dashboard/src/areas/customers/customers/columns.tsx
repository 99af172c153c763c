"use client";

import type { Customer } from "@mauzo/contract/customers/customers";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RelativeTime } from "../../../components/relative-time.tsx";
import type { Column } from "../../../components/table/column.ts";
import { useCustomerName } from "./labels.ts";
import { TagBadges } from "./parts/tag-badges.tsx";

/** The columns of the customer list. */
export function useCustomerColumns(): readonly Column<Customer>[] {
  const t = useTranslations("customers");
  const nameOf = useCustomerName();
  return useMemo(
    () => [
      {
        id: "name",
        label: t("name"),
        sortBy: "name",
        width: 9,
        className: "truncate",
        cell: (customer) => (
          <>
            <bdi>{nameOf(customer)}</bdi>
            {customer.other_names.length > 0 && (
              <span className="block truncate font-normal text-muted text-xs">
                {customer.other_names.map(isolateBidi).join(", ")}
              </span>
            )}
          </>
        ),
      },
      {
        id: "phone",
        label: t("phone"),
        width: 8,
        className: "whitespace-nowrap tabular-nums",
        cell: ({ phone }) => <bdi>{phone}</bdi>,
      },
      { id: "place", label: t("place"), width: 6, className: "truncate", cell: ({ place }) => <bdi>{place}</bdi> },
      { id: "tags", label: t("tags"), width: 8, from: 992, cell: ({ tags }) => <TagBadges tags={tags} /> },
      {
        id: "last_order",
        label: t("lastOrder"),
        sortBy: "last_order",
        width: 6.5,
        className: "text-muted",
        cell: ({ last_order_at }) => last_order_at && <RelativeTime iso={last_order_at} />,
      },
      {
        id: "orders",
        label: t("orders"),
        width: 3.5,
        numeric: true,
        cell: ({ total_orders }) => total_orders,
      },
      {
        id: "total",
        label: t("total"),
        sortBy: "total",
        width: 8.5,
        numeric: true,
        className: "font-medium",
        cell: ({ total }) => formatMoney(total),
      },
      {
        id: "owed",
        label: t("owed"),
        sortBy: "owed",
        width: 8,
        numeric: true,
        cell: ({ owed }) => owed.minor > 0 && <span className="text-danger-strong">{formatMoney(owed)}</span>,
      },
    ],
    [t, nameOf],
  );
}
