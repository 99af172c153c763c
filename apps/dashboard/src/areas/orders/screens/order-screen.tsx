"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "use-intl";
import { Moment } from "../../../components/moment.tsx";
import { DetailMissing } from "../../../components/page/detail-missing.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useAccount } from "../../../lib/session/account.tsx";
import { StatusBadge } from "../../../pickers/status-badge.tsx";
import { useOrder } from "../data/use-orders.ts";
import { usePapers } from "../data/use-papers.ts";
import { CustomerCard } from "../parts/customer-card.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { PapersCard } from "../parts/papers-card.tsx";

/** One order: what was ordered, by whom, when, and what it comes to. */
export function OrderScreen({ id }: { id: string }) {
  const t = useTranslations("orders");
  const query = useOrder(id);
  const order = query.data;
  const { shop } = useAccount();
  const papers = usePapers(id);
  const back = { href: "/dashboard/orders", label: t("back") };

  if (order === undefined) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailMissing title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
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
          <PapersCard language={shop.language ?? "en"} busy={papers.busy} onOpen={papers.open} onShare={papers.share} />
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
