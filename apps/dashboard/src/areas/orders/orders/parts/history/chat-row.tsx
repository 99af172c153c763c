"use client";

import type { TimelineMessage } from "@mauzo/contract/orders/order-timeline";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** A chat message from the conversation the order came from. */
export function ChatRow({ said: { from, by, text, at } }: { said: TimelineMessage }) {
  const t = useTranslations("orders");
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere min-w-0 whitespace-pre-line">
          <bdi>{text}</bdi>
        </span>
        <span className="text-muted text-xs">
          <RelativeTime iso={at} clock />
        </span>
      </p>
      <p className="break-words text-[0.8125rem] text-muted">
        <bdi>{by || t(`history.by.${from}`)}</bdi> · {t("messages.by.chat")}
      </p>
    </>
  );
}
