"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

type Props = {
  /** undefined while it is not known who it is, and for readers who may not see customers. */
  customer: CustomerRecord | undefined;
  /** The newest first. */
  orders: readonly Extract<CustomerTimelineEntry, { kind: "order" }>[] | undefined;
};

function Orders({ orders }: { orders: NonNullable<Props["orders"]> }) {
  const t = useTranslations("conversations.panel");
  const status = useTranslations("customers.timeline.status");
  if (orders.length === 0) return <p className="text-muted">{t("noOrders")}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {orders.map((each) => (
        <li key={each.id}>
          <p className="flex flex-wrap justify-between gap-x-2">
            <Link
              href={dashboardOrderPath(each.order.id)}
              className="font-medium text-primary underline-offset-4 hover:underline"
            >
              {each.order.order_id}
            </Link>
            <span className="tabular-nums">{formatMoney(each.total)}</span>
          </p>
          <p className="text-muted text-xs">
            {status(each.status)} · <RelativeTime iso={each.at} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Panel({ customer, orders }: { customer: CustomerRecord; orders: Props["orders"] }) {
  const t = useTranslations("conversations.panel");
  const figures = [
    { label: t("spent"), value: formatMoney(customer.total) },
    { label: t("orders"), value: String(customer.total_orders) },
    ...(customer.owed.minor > 0 ? [{ label: t("owes"), value: formatMoney(customer.owed) }] : []),
    ...(customer.place !== "" ? [{ label: t("place"), value: customer.place }] : []),
  ];
  return (
    <>
      <Card title={t("customer")}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {figures.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right tabular-nums">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Link
          href={`/dashboard/customers/${customer.id}`}
          className="mt-3 inline-block font-medium text-primary underline-offset-4 hover:underline"
        >
          {t("open")}
        </Link>
      </Card>
      {orders && (
        <Card title={t("lastOrders")}>
          <Orders orders={orders} />
        </Card>
      )}
    </>
  );
}

/** Who the customer is and what they bought, beside the conversation on a desk. */
export function CustomerPanel({ customer, orders }: Props) {
  const t = useTranslations("conversations.panel");
  return (
    <aside aria-label={t("customer")} className="flex flex-col gap-4 overflow-y-auto p-4">
      {customer ? <Panel customer={customer} orders={orders} /> : <p className="text-muted">{t("unknown")}</p>}
    </aside>
  );
}
