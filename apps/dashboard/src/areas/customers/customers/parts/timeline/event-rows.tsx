"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { TimelineRow } from "./timeline-row.tsx";

type Of<Kind extends CustomerTimelineEntry["kind"]> = Extract<CustomerTimelineEntry, { kind: Kind }>;

const OrderLink = ({ id, children }: { id: string; children: string }) => (
  <Link href={dashboardOrderPath(id)} className="font-medium text-primary underline-offset-4 hover:underline">
    {children}
  </Link>
);

/** An order, as it is now. */
export function OrderRow({ entry }: { entry: Of<"order"> }) {
  const t = useTranslations("customers.timeline");
  const orders = useTranslations("orders");
  const { order, at, total, quantity, channel, status } = entry;
  return (
    <TimelineRow
      at={at}
      what={
        <>
          <OrderLink id={order.id}>{t("order", { number: order.order_id })}</OrderLink> · {formatMoney(total)}
        </>
      }
      more={`${t(`status.${status}`)} · ${t("items", { count: quantity })} · ${orders(`channel.${channel}`)}`}
    />
  );
}

/** Money that came or went back, or that the customer claims to have paid. */
export function PaymentRow({ entry }: { entry: Of<"payment" | "claim"> }) {
  const t = useTranslations("customers.timeline");
  const method = useTranslations("orders.payments.methods")(entry.method ?? "credit");
  const { amount, order, at } = entry;
  const kind = entry.kind === "claim" ? "claimed" : amount.minor < 0 ? "refunded" : "paid";
  return (
    <TimelineRow
      at={at}
      what={t(kind, { amount: formatMoney({ ...amount, minor: Math.abs(amount.minor) }), method })}
      more={
        <>
          <OrderLink id={order.id}>{t("ofOrder", { number: order.order_id })}</OrderLink>
          {" · "}
          {entry.kind === "claim" ? t(`claim.${entry.state}`) : <bdi>{entry.by}</bdi>}
        </>
      }
    />
  );
}

/** A conversation with the customer. */
export function ConversationRow({ entry: { id, at, channel, last } }: { entry: Of<"conversation"> }) {
  const t = useTranslations("customers.timeline");
  return (
    <TimelineRow
      at={at}
      what={
        <Link
          href={`/dashboard/conversations/${id}`}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {`${t("conversation")}, ${t(`conversationBy.${channel}`)}`}
        </Link>
      }
      more={last && t("wrote", { text: isolateBidi(last.text) })}
    />
  );
}
