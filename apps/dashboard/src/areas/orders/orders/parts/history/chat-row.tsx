"use client";

import type { TrailMessage } from "@mauzo/contract/orders/order-trail";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../../components/moment.tsx";

/** What was said in the chat an order came from. */
export function ChatRow({ said: { from, by, text, at } }: { said: TrailMessage }) {
  const t = useTranslations("orders");
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere min-w-0 whitespace-pre-line">
          <bdi>{text}</bdi>
        </span>
        <span className="text-muted text-xs">
          <Moment iso={at} clock />
        </span>
      </p>
      <p className="break-words text-[0.8125rem] text-muted">
        <bdi>{by || t(`history.by.${from}`)}</bdi> · {t("messages.by.chat")}
      </p>
    </>
  );
}
