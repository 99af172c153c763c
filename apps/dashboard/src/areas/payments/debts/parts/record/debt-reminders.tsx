"use client";

import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Debt } from "@mauzo/contract/payments/debts";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** When a customer was reminded of what they owe, by what, and why where nothing reached them. */
export function DebtReminders({ reminders }: { reminders: Debt["reminders"] }) {
  const t = useTranslations("debts.reminders");
  const words = useTranslations("orders.messages");
  const maySet = useCanAccess(orderWorkflow.save.access);
  return (
    <Card title={t("title")} flush>
      {reminders.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("none")}</p>}
      <ul className="empty:hidden">
        {reminders.map(({ id, at, level, order, state, channel, why }) => (
          <li key={id} className="border-line border-t px-4 py-2.5 md:px-5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{t(`levels.${level ?? "by_hand"}`)}</span>
              <span className="text-[0.8125rem] text-muted">
                <RelativeTime iso={at} />
              </span>
            </p>
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
              <span className="whitespace-nowrap tabular-nums">{order.number}</span>
              <span>{state === "dropped" ? t("dropped") : words(`state.${state}`)}</span>
              {state !== "unreachable" && channel !== null && <span>{words(`by.${channel}`)}</span>}
              {state === "unreachable" && why !== null && <span>{words(`why.${why}`)}</span>}
            </p>
          </li>
        ))}
      </ul>
      {maySet && (
        <p className="border-line border-t px-4 py-3 md:px-5">
          <Link
            href="/dashboard/settings/workflows/order-workflow"
            prefetch={false}
            className="inline-flex min-h-9 items-center text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {t("change")}
          </Link>
        </p>
      )}
    </Card>
  );
}
