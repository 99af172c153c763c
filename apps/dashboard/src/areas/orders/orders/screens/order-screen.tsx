"use client";

import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { type FulfilmentStatus, isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import type { Money } from "@mauzo/contract/shared";
import { can } from "@mauzo/permissions/permissions";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DetailFallback } from "../../../../components/page/detail-fallback.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { OrderStatusBadge } from "../../../../pickers/order-status-badge.tsx";
import { useDocuments } from "../data/use-documents.ts";
import { useAddOrderNote } from "../data/use-edits.ts";
import { useOrderLink } from "../data/use-order-link.ts";
import { useOrder, useTimeline } from "../data/use-orders.ts";
import { usePaymentClaims } from "../data/use-payment-claims.ts";
import { usePayment } from "../data/use-payments.ts";
import { useReturnForm } from "../data/use-return-form.ts";
import { useStatusChanges } from "../data/use-status-changes.ts";
import { CustomerCard } from "../parts/customer-card.tsx";
import { DocumentsCard } from "../parts/documents-card.tsx";
import { HistoryCard } from "../parts/history/history-card.tsx";
import { NoteForm } from "../parts/history/note-form.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { PaymentClaimsCard } from "../parts/payments/payment-claims-card.tsx";
import { PaymentSheet } from "../parts/payments/payment-sheet.tsx";
import { PaymentsCard } from "../parts/payments/payments-card.tsx";
import { ReturnSheet } from "../parts/returns/return-sheet.tsx";
import { ShareSheet } from "../parts/share-sheet.tsx";
import { CancelSheet } from "../parts/status/cancel-sheet.tsx";
import { NextStatusButton } from "../parts/status/next-status-button.tsx";
import { needToCancel, owedOf, type PaymentKind, payableOf } from "../rules.ts";

/** One order: its lines, customer, fulfilment status, payments and history. */
export function OrderScreen({ id }: { id: string }) {
  const t = useTranslations("orders");
  const edit = useTranslations("editOrder");
  const failureText = useFailureText();
  const { shop, user } = useAccount();
  const { permissions } = user;
  const query = useOrder(id);
  const order = query.data;
  const timeline = useTimeline(id);
  const documents = useDocuments(id);
  const claims = usePaymentClaims(id);
  const { move, moving } = useStatusChanges();
  const payment = usePayment(id);
  const note = useAddOrderNote(id);
  const share = useOrderLink(id);
  const [cancelling, setCancelling] = useState(false);
  const [returning, setReturning] = useState(false);
  const [writing, setWriting] = useState<PaymentKind>();
  const back = { href: "/dashboard/orders", label: t("back") };

  if (order === undefined) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailFallback title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  const from = order.fulfilment;
  const moveTo = (to: FulfilmentStatus) => move({ moves: [{ id, from, to }] });
  const stopWriting = () => {
    setWriting(undefined);
    payment.reset();
  };

  return (
    <>
      <PageHeader
        title={order.order_id}
        back={back}
        aside={<OrderStatusBadge order={order} />}
        subtitle={
          <>
            <RelativeTime iso={order.placed_at} full /> · {t(`channel.${order.channel}`)}
          </>
        }
        actions={
          canAccess(permissions, orders.move.access) && (
            <NextStatusButton
              status={from}
              mayCancel={can(permissions, needToCancel)}
              busy={moving}
              onMove={(to) => (to === "cancelled" ? setCancelling(true) : moveTo(to))}
            />
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <OrderLines
            order={order}
            action={
              canAccess(permissions, orderEdits.save.access) &&
              (isEditable(from) ? (
                <Link href={`${back.href}/order-info/${id}/edit`} className={buttonClass("secondary", "sm")}>
                  {edit("open")}
                </Link>
              ) : (
                isReturnable(from) && (
                  <Button variant="secondary" size="sm" onClick={() => setReturning(true)}>
                    {edit("returns.open")}
                  </Button>
                )
              ))
            }
          />
          <HistoryCard order={order} {...timeline}>
            {canAccess(permissions, orderEdits.note.access) && (
              <NoteForm
                busy={note.isPending}
                refusal={note.error ? failureText(note.error) : undefined}
                onAdd={(text, onSaved) => note.mutate({ text }, { onSuccess: onSaved })}
              />
            )}
          </HistoryCard>
        </div>
        <div className="flex flex-col gap-4 max-lg:contents">
          <PaymentClaimsCard
            {...claims}
            owed={owedOf(order)}
            paid={order.paid}
            mayDecide={can(permissions, paymentClaims.confirm.access)}
          />
          <PaymentsCard
            order={order}
            mayPay={canAccess(permissions, orderPayments.create.access)}
            mayRefund={canAccess(permissions, orderPayments.refund.access)}
            onWrite={setWriting}
          />
          <CustomerCard
            customer={order.customer}
            delivery={order.delivery}
            onShare={canAccess(permissions, orderLinks.create.access) ? share.open : undefined}
            sharing={share.busy}
          />
          <DocumentsCard
            language={shop.language ?? "en"}
            paid={order.paid.minor > 0}
            busy={documents.busy}
            onOpen={documents.open}
            onShare={documents.share}
          />
          {order.note !== "" && (
            <Card title={t("note")}>
              <p className="whitespace-pre-line">{order.note}</p>
            </Card>
          )}
        </div>
      </div>
      {share.shared && (
        <ShareSheet
          link={share.shared.url}
          text={share.shared.text}
          phone={order.customer?.phone ?? null}
          onClose={share.close}
        />
      )}
      {cancelling && (
        <CancelOrder
          {...{ order, move, moving }}
          mayRefund={canAccess(permissions, orderPayments.refund.access)}
          onClose={() => setCancelling(false)}
        />
      )}
      {returning && (
        <TakeBack
          order={order}
          mayRefund={canAccess(permissions, orderPayments.refund.access)}
          onClose={() => setReturning(false)}
        />
      )}
      {writing && (
        <PaymentSheet
          kind={writing}
          most={writing === "paid" ? payableOf(order) : order.paid}
          busy={payment.isPending}
          refusal={payment.error ? failureText(payment.error) : undefined}
          onSave={(body) => payment.mutate(body, { onSuccess: stopWriting })}
          onClose={stopWriting}
        />
      )}
    </>
  );
}

/** A return; what is typed is discarded when the sheet closes. */
function TakeBack({ order, mayRefund, onClose }: { order: Order; mayRefund: boolean; onClose: () => void }) {
  const failureText = useFailureText();
  const { draft, change, preview, error, busy, save } = useReturnForm(order, onClose);
  return (
    <ReturnSheet
      {...{ order, draft, preview, mayRefund, busy, onClose }}
      refusal={error ? failureText(error) : undefined}
      onChange={change}
      onSave={save}
    />
  );
}

type CancelProps = Pick<ReturnType<typeof useStatusChanges>, "move" | "moving"> & {
  order: Order;
  mayRefund: boolean;
  onClose: () => void;
};

/** Cancels an order once its refund is recorded; what is typed stays until all of it is done. */
function CancelOrder({ order, move, moving, mayRefund, onClose }: CancelProps) {
  const failureText = useFailureText();
  const refund = usePayment(order.id);
  const [refunded, setRefunded] = useState<Money>();
  const { id, fulfilment: from, paid } = order;
  return (
    <CancelSheet
      {...{ paid, mayRefund, refunded, onClose }}
      number={order.order_id}
      isClaimed={order.claimed}
      busy={moving || refund.isPending}
      refusal={refund.error ? failureText(refund.error) : undefined}
      onCancel={(reason, payment) => {
        const cancel = () => move({ moves: [{ id, from, to: "cancelled" }], reason }, onClose);
        if (!payment) return cancel();
        const onSuccess = () => {
          setRefunded({ ...paid, minor: payment.amount_minor });
          cancel();
        };
        refund.mutate({ kind: "refunded", ...payment }, { onSuccess });
      }}
    />
  );
}
