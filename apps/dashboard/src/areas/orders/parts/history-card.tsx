"use client";

import type { OrderChange } from "@mauzo/contract/order-history";
import type { Order } from "@mauzo/contract/orders";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "use-intl";
import { Moment } from "../../../components/moment.tsx";
import { useGoodsFaces } from "../../../pickers/use-goods-faces.ts";

/** Everything that happened to an order, newest first: who, when, why, from where. */
export function HistoryCard({ order }: { order: Order }) {
  const t = useTranslations("orders.history");
  const channel = useTranslations("orders.channel");
  return (
    <Card title={t("title")} flush className="max-lg:order-last">
      <ol>
        {order.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
        <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{t("placed")}</span>
            <span className="text-muted text-xs">
              <Moment iso={order.placed_at} />
            </span>
          </p>
          <p className="text-[0.8125rem] text-muted">{channel(order.channel)}</p>
        </li>
      </ol>
    </Card>
  );
}

function Change({ change: { change, by, mover, via, reason, at } }: { change: OrderChange }) {
  const t = useTranslations("orders.history");
  const faceOf = useGoodsFaces();
  const payments = useTranslations("orders.payments");
  const what =
    change.kind === "moved"
      ? t("moved", { to: faceOf(change.to).word })
      : t(change.kind, { amount: formatMoney(change.amount), method: payments(`methods.${change.method}`) });
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{what}</span>
        <span className="text-muted text-xs">
          <Moment iso={at} />
        </span>
      </p>
      <p className="break-words text-[0.8125rem] text-muted">
        <bdi>{mover === "staff" && by !== "" ? by : t(`by.${mover}`)}</bdi>
        {via === "cart" && <> · {t("fromLink")}</>}
        {reason !== "" && (
          <>
            {" · "}
            <bdi>{reason}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
