"use client";

import type { TimelineMessage } from "@mauzo/contract/orders/order-timeline";
import { useTranslations } from "next-intl";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** What was said in the conversation an order came from, the first message first. */
export function ChatRow({ said }: { said: readonly TimelineMessage[] }) {
  const t = useTranslations("orders");
  return (
    <ol className="flex flex-col gap-3">
      {said.map(({ id, from, by, text, at }) => (
        <li key={id}>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="wrap-anywhere min-w-0 whitespace-pre-line">
              <FormattedText text={text} />
            </span>
            <span className="text-muted text-xs">
              <RelativeTime iso={at} clock />
            </span>
          </p>
          <p className="break-words text-[0.8125rem] text-muted">
            <bdi>{by || t(`history.by.${from}`)}</bdi> · {t("messages.by.chat")}
          </p>
        </li>
      ))}
    </ol>
  );
}
