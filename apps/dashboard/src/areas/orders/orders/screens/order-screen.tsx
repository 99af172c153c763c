"use client";

import { orderClaims } from "@mauzo/contract/orders/order-claims";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { type Goods, isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import type { Money } from "@mauzo/contract/shared";
import { can } from "@mauzo/permissions/permissions";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../components/moment.tsx";
import { DetailMissing } from "../../../../components/page/detail-missing.tsx";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { mayEnter } from "../../../../lib/session/may-enter.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { StatusBadge } from "../../../../pickers/status-badge.tsx";
import { useClaims } from "../data/use-claims.ts";
import { useNote } from "../data/use-edits.ts";
import { useMoves } from "../data/use-moves.ts";
import { useOrder, useTrail } from "../data/use-orders.ts";
import { usePapers } from "../data/use-papers.ts";
import { usePayment } from "../data/use-payments.ts";
import { useReturns } from "../data/use-returns.ts";
import { useShare } from "../data/use-share.ts";
import { CustomerCard } from "../parts/customer-card.tsx";
import { HistoryCard } from "../parts/history/history-card.tsx";
import { NoteForm } from "../parts/history/note-form.tsx";
import { ClaimsCard } from "../parts/money/claims-card.tsx";
import { MoneyCard } from "../parts/money/money-card.tsx";
import { PaymentSheet } from "../parts/money/payment-sheet.tsx";
import { CancelSheet } from "../parts/moves/cancel-sheet.tsx";
import { NextStep } from "../parts/moves/next-step.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { PapersCard } from "../parts/papers-card.tsx";
import { ReturnSheet } from "../parts/returns/return-sheet.tsx";
import { ShareSheet } from "../parts/share-sheet.tsx";
import { needToCancel, owedOf, type PaymentKind, payableOf } from "../rules.ts";

/** One order: what was ordered, by whom, where its goods are, what of its money is here, and all that happened to it. */
export function OrderScreen({ id }: { id: string }) {
  const t = useTranslations("orders");
  const edit = useTranslations("editOrder");
  const failureText = useFailureText();
  const { shop, user } = useAccount();
  const { permissions } = user;
  const query = useOrder(id);
  const order = query.data;
  const trail = useTrail(id);
  const papers = usePapers(id);
  const claims = useClaims(id);
  const { move, moving } = useMoves();
  const payment = usePayment(id);
  const note = useNote(id);
  const share = useShare(id);
  const [cancelling, setCancelling] = useState(false);
  const [returning, setReturning] = useState(false);
  const [writing, setWriting] = useState<PaymentKind>();
  const back = { href: "/dashboard/orders", label: t("back") };

  if (order === undefined) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailMissing title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  const from = order.goods;
  const moveTo = (to: Goods) => move({ moves: [{ id, from, to }] });
  const stopWriting = () => {
    setWriting(undefined);
    payment.reset();
  };

  return (
    <>
      <PageHead
        title={order.order_id}
        back={back}
        aside={<StatusBadge order={order} />}
        subtitle={
          <>
            <Moment iso={order.placed_at} full /> · {t(`channel.${order.channel}`)}
          </>
        }
        actions={
          mayEnter(permissions, orders.move.access) && (
            <NextStep
              goods={from}
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
              mayEnter(permissions, orderEdits.save.access) &&
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
          <HistoryCard order={order} {...trail}>
            {mayEnter(permissions, orderEdits.note.access) && (
              <NoteForm
                busy={note.isPending}
                refusal={note.error ? failureText(note.error) : undefined}
                onAdd={(text, onKept) => note.mutate({ text }, { onSuccess: onKept })}
              />
            )}
          </HistoryCard>
        </div>
        <div className="flex flex-col gap-4 max-lg:contents">
          <ClaimsCard
            {...claims}
            owed={owedOf(order)}
            paid={order.paid}
            mayDecide={can(permissions, orderClaims.confirm.access)}
          />
          <MoneyCard
            order={order}
            mayPay={mayEnter(permissions, orderPayments.create.access)}
            mayRefund={mayEnter(permissions, orderPayments.refund.access)}
            onWrite={setWriting}
          />
          <CustomerCard
            customer={order.customer}
            delivery={order.delivery}
            onShare={mayEnter(permissions, orderLinks.create.access) ? share.open : undefined}
            sharing={share.busy}
          />
          <PapersCard
            language={shop.language ?? "en"}
            paid={order.paid.minor > 0}
            busy={papers.busy}
            onOpen={papers.open}
            onShare={papers.share}
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
          mayRefund={mayEnter(permissions, orderPayments.refund.access)}
          onClose={() => setCancelling(false)}
        />
      )}
      {returning && (
        <TakeBack
          order={order}
          mayRefund={mayEnter(permissions, orderPayments.refund.access)}
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

/** Goods of an order that come back; what is typed goes with the sheet. */
function TakeBack({ order, mayRefund, onClose }: { order: Order; mayRefund: boolean; onClose: () => void }) {
  const failureText = useFailureText();
  const { draft, change, preview, error, busy, save } = useReturns(order, onClose);
  return (
    <ReturnSheet
      {...{ order, draft, preview, mayRefund, busy, onClose }}
      refusal={error ? failureText(error) : undefined}
      onChange={change}
      onSave={save}
    />
  );
}

type CancelProps = Pick<ReturnType<typeof useMoves>, "move" | "moving"> & {
  order: Order;
  mayRefund: boolean;
  onClose: () => void;
};

/** Cancels an order once its money is written down as gone back; what is typed stays until all of that is done. */
function CancelOrder({ order, move, moving, mayRefund, onClose }: CancelProps) {
  const failureText = useFailureText();
  const refund = usePayment(order.id);
  const [refunded, setRefunded] = useState<Money>();
  const { id, goods: from, paid } = order;
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
