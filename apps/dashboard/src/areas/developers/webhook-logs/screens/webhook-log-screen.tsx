"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useEventName } from "../../../../entities/developers/webhook/labels.ts";
import { useDelivery, useResend } from "../data.ts";
import { AttemptRow } from "../parts/attempt-row.tsx";
import { CodeBlock } from "../parts/code-block.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { WhyCard } from "../parts/why-card.tsx";
import { laidOut } from "../rules.ts";

export { startDelivery } from "../data.ts";

/** One message to a webhook: why it failed, what was sent, and each try with its answer. */
export function WebhookLogScreen({ id }: { id: string }) {
  const t = useTranslations("webhookLogs");
  const eventName = useEventName();
  const query = useDelivery(id);
  const resend = useResend();
  const delivery = query.data;
  const back = { href: "/dashboard/webhook-logs", label: t("back") };
  if (!delivery) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  const { event, order, webhook, state, at, body, tried, attempts } = delivery;
  const rows: [string, ReactNode][] = [
    [t("when"), <RelativeTime key="when" iso={at} full />],
    [t("attempts"), t("triedTimes", { count: attempts })],
    [
      t("order"),
      order && (
        <Link
          href={dashboardOrderPath(order.id)}
          prefetch={false}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {order.number}
        </Link>
      ),
    ],
    [t("webhook"), <bdi key="webhook">{webhook.url}</bdi>],
    [t("id"), <bdi key="id">{id}</bdi>],
  ];
  return (
    <>
      <PageHeader
        title={eventName(event)}
        back={back}
        aside={<StateBadge state={state} />}
        subtitle={
          <>
            <bdi>{webhook.description || webhook.url}</bdi>
            {webhook.removed && ` (${t("deleted")})`}
          </>
        }
        actions={
          body !== null &&
          !webhook.removed && (
            <Button busy={resend.isPending} onClick={() => resend.mutate(id)}>
              {t("resend")}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <WhyCard delivery={delivery} />
          <Card title={t("attempts")}>
            {tried.length === 0 ? (
              <p className="text-muted">{t("noAttempts")}</p>
            ) : (
              <ol>
                {tried.map((attempt) => (
                  <AttemptRow key={attempt.id} attempt={attempt} />
                ))}
              </ol>
            )}
          </Card>
          <Card title={t("body")}>
            {body === null ? <p className="text-muted">{t("bodyGone")}</p> : <CodeBlock text={laidOut(body)} />}
          </Card>
        </div>
        <Card title={t("details")}>
          <dl className="flex flex-col gap-3">
            {rows.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt className="text-[0.8125rem] text-muted">{label}</dt>
                    <dd className="wrap-anywhere">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Card>
      </div>
    </>
  );
}
