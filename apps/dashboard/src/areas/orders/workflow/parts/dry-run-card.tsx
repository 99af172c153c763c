"use client";

import type { PreviewMessage, PreviewReminder } from "@mauzo/contract/orders/order-workflow";
import type { OrderRow } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useFulfilmentAppearance } from "../../../../entities/orders/order/labels.ts";
import { ReminderPreviews } from "./reminder-previews.tsx";

type Props = {
  orders: readonly OrderRow[] | undefined;
  messages: readonly PreviewMessage[] | undefined;
  reminders: readonly PreviewReminder[] | undefined;
  busy: boolean;
  failure: string | undefined;
  onTry: (orderId: string) => void;
};

/** The messages that the workflow in the form would have sent for an existing order; nothing is sent. */
export function DryRunCard({ orders, messages, reminders, busy, failure, onTry }: Props) {
  const t = useTranslations("workflow.try");
  const paid = useTranslations("workflow")("paid");
  const appearanceOf = useFulfilmentAppearance();
  const wordOf = (event: PreviewMessage["event"]) => {
    if (event === "paid") return paid;
    if (event === "reminder") return t("reminder");
    return event === "timed out" ? t("timedOut") : appearanceOf(event).word;
  };
  const [chosen, setChosen] = useState("");
  const id = chosen || orders?.[0]?.id;
  return (
    <Card title={t("title")} description={t("text")}>
      {orders?.length === 0 ? (
        <p className="text-muted">{t("noOrders")}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label={t("order")}
            value={id ?? ""}
            onChange={({ target: { value } }) => setChosen(value)}
            className="min-w-0 grow"
          >
            {orders?.map(({ id: each, order_id, customer }) => (
              <option key={each} value={each}>
                {[order_id, customer?.name || customer?.known_as].filter(Boolean).join(" · ")}
              </option>
            ))}
          </Select>
          <Button variant="secondary" busy={busy} onClick={() => id && onTry(id)}>
            {t("run")}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      )}
      <div aria-live="polite">
        {messages?.length === 0 && <p className="mt-3 text-muted">{t("nothing")}</p>}
        <ol className="mt-3 flex flex-col gap-3 empty:hidden">
          {messages?.map((message) => (
            <li key={`${message.at} ${message.event} ${message.audience}`} className="rounded-card bg-sunken p-3">
              <p className="flex flex-wrap justify-between gap-x-3 text-muted text-xs">
                <span>
                  {wordOf(message.event)} · {t(`to.${message.audience}`)} · {t(`by.${message.channel ?? "none"}`)}
                </span>
                <RelativeTime iso={message.at} full />
              </p>
              <p className="mt-1 wrap-anywhere">{message.text}</p>
            </li>
          ))}
        </ol>
        {reminders && <ReminderPreviews reminders={reminders} />}
      </div>
    </Card>
  );
}
