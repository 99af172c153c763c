"use client";

import type { OrderMessage } from "@mauzo/contract/orders/order-workflow";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** A message that was sent to somebody about an order. */
export function NotificationRow({ message: { audience, channel, text, state, at } }: { message: OrderMessage }) {
  const t = useTranslations("orders.messages");
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">{text}</span>
        <span className="text-muted text-xs">
          <RelativeTime iso={at} clock />
        </span>
      </p>
      <p className="text-[0.8125rem] text-muted">
        {t(`to.${audience}`)}
        {channel && <> · {t(`by.${channel}`)}</>} · {t(`state.${state}`)}
      </p>
    </>
  );
}
