"use client";

import type { OrderMessage } from "@mauzo/contract/order-workflow";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "use-intl";
import { Moment } from "../../../components/moment.tsx";

/** Who was told what of an order, newest first; silent while nobody was. */
export function MessagesCard({ messages }: { messages: readonly OrderMessage[] }) {
  const t = useTranslations("orders.messages");
  if (messages.length === 0) return null;
  return (
    <Card title={t("title")} flush className="max-lg:order-last">
      <ol>
        {messages.map(({ id, audience, channel, text, state, at }) => (
          <li key={id} className="border-line border-t px-4 py-3 first:border-0 md:px-5">
            <p className="flex flex-wrap justify-between gap-x-3 text-[0.8125rem] text-muted">
              <span>
                {t(`to.${audience}`)}
                {channel && <> · {t(`by.${channel}`)}</>} · {t(`state.${state}`)}
              </span>
              <Moment iso={at} />
            </p>
            <p className="mt-1 wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
