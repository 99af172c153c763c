"use client";

import { statusOf } from "@mauzo/api-client/status-of";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { ListSkeleton } from "../../../components/list/list-skeleton.tsx";
import { Moment } from "../../../components/moment.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { StatusBadge } from "../../../pickers/status-badge.tsx";
import { useOrder } from "../data/use-orders.ts";
import { CustomerCard } from "../parts/customer-card.tsx";
import { OrderLines } from "../parts/order-lines.tsx";

/** One order: what was ordered, by whom, when, and what it comes to. */
export function OrderScreen({ id }: { id: string }) {
  const t = useTranslations("orders");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { data: order, error, isFetching, refetch } = useOrder(id);
  const back = { href: "/dashboard/orders", label: t("back") };

  if (order === undefined) {
    const status = statusOf(error);
    return (
      <>
        <PageHead title={t("detailTitle")} back={back} />
        <Card flush>
          {error === null && <ListSkeleton rows={4} />}
          {error && (status === 404 || status === 422) && (
            <EmptyState picture={<SearchX className="size-6" />} title={t("missing")} text={t("missingText")} />
          )}
          {error && status !== 404 && status !== 422 && (
            <ErrorPanel
              title={t("detailFailed")}
              message={failureText(error)}
              retry={shell("retry")}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
        </Card>
      </>
    );
  }

  return (
    <>
      <PageHead
        title={order.order_id}
        back={back}
        aside={<StatusBadge status={order.status} />}
        subtitle={
          <>
            <Moment iso={order.placed_at} full /> · {t(`channel.${order.channel}`)}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <OrderLines order={order} />
        <div className="flex flex-col gap-4">
          <CustomerCard customer={order.customer} />
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
