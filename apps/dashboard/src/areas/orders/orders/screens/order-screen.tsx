"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { CreditCard } from "../../../../entities/orders/order/parts/credit/credit-card.tsx";
import { CustomerCard } from "../../../../entities/orders/order/parts/customer/customer-card.tsx";
import { DocumentsCard } from "../../../../entities/orders/order/parts/documents-card.tsx";
import { PaymentClaimsCard } from "../../../../entities/orders/order/parts/payments/payment-claims-card.tsx";
import { PaymentsCard } from "../../../../entities/orders/order/parts/payments/payments-card.tsx";
import { EditOrReturnButton } from "../../../../entities/orders/order/parts/returns/edit-or-return-button.tsx";
import { MoveOrder } from "../../../../entities/orders/order/parts/status/move-order.tsx";
import { OrderStatusBadge } from "../../../../entities/orders/order/parts/status/order-status-badge.tsx";
import { useOrder, usePaymentClaims, useTimeline } from "../../../../entities/orders/order/queries.ts";
import { useListAddress, useNeighbours } from "../data.ts";
import { CameFrom } from "../parts/came-from.tsx";
import { HistoryCard } from "../parts/history/history-card.tsx";
import { NoteForm } from "../parts/history/note-form.tsx";
import { NeighbourLinks } from "../parts/neighbour-links.tsx";
import { OrderLines } from "../parts/order-lines.tsx";

export { startOrder } from "../../../../entities/orders/order/queries.ts";

const listPath = "/dashboard/orders";

/** One order: its lines, customer, fulfilment status, payments and history. */
export function OrderScreen({ id, beside }: { id: string; beside?: ReactNode }) {
  const t = useTranslations("orders");
  const query = useOrder(id);
  const timeline = useTimeline(id);
  const claims = usePaymentClaims(id);
  const order = query.data;
  const listAddress = useListAddress(listPath);
  const back = { href: listPath, label: t("back") };

  if (order === undefined) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  return (
    <>
      <PageHeader
        title={order.order_id}
        back={back}
        aside={<OrderStatusBadge order={order} />}
        subtitle={
          <>
            <RelativeTime iso={order.placed_at} full /> · {t(`channel.${order.channel}`)}
            <CameFrom touches={order.touches} />
          </>
        }
        actions={
          <>
            {listAddress && <Neighbours id={id} listAddress={listAddress} />}
            <MoveOrder order={order} />
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <OrderLines order={order} action={<EditOrReturnButton order={order} />} />
          <HistoryCard order={order} timeline={timeline}>
            <NoteForm orderId={id} />
          </HistoryCard>
        </div>
        <div className="flex flex-col gap-4 max-lg:contents">
          <PaymentClaimsCard order={order} claims={claims} />
          <PaymentsCard order={order} />
          <CreditCard order={order} />
          {beside}
          <CustomerCard order={order} />
          <DocumentsCard order={order} />
          {order.note !== "" && (
            <Card title={t("note")}>
              <p className="whitespace-pre-line">{order.note}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

function Neighbours({ id, listAddress }: { id: string; listAddress: URL }) {
  return <NeighbourLinks {...useNeighbours(id, listAddress)} />;
}
