"use client";

import type { StockMovement } from "@mauzo/contract/catalogue/stock";
import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { orders } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { movementLabelKey, shownDelta } from "../rules/stock-labels.ts";

/** One stock movement: how many, why, by whom, and the stock after it. */
export function MovementRow({ movement }: { movement: StockMovement }) {
  const t = useTranslations("stock");
  const { permissions } = useAccount().user;
  const { delta, stock_after, note, unit_cost, by, order, cart_number, created_at } = movement;
  return (
    <li className="flex gap-4 border-line border-t px-4 py-3 first:border-0 md:px-5">
      <span
        className={clsx(
          "min-w-9 shrink-0 font-semibold tabular-nums",
          delta < 0 ? "text-danger" : "text-primary-strong",
        )}
      >
        {shownDelta(delta)}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium">
          {t(movementLabelKey(movement))}
          {order && (
            <>
              {" "}
              {canAccess(permissions, orders.get.access) ? (
                <Link href={dashboardOrderPath(order.id)} className="text-primary underline-offset-4 hover:underline">
                  {order.order_id}
                </Link>
              ) : (
                order.order_id
              )}
            </>
          )}
          {cart_number !== null && <> {cart_number}</>}
          {unit_cost && (
            <span className="font-normal text-muted"> · {t("each", { price: formatMoney(unit_cost) })}</span>
          )}
        </span>
        {note !== "" && <span className="block break-words">{note}</span>}
        <span className="block text-[0.8125rem] text-muted">
          {by && (
            <>
              <bdi>{by.name}</bdi> ·{" "}
            </>
          )}
          <RelativeTime iso={created_at} />
        </span>
      </span>
      <span className="shrink-0 whitespace-nowrap text-[0.8125rem] text-muted tabular-nums">
        {t("leftAfter", { count: formatCount(stock_after) })}
      </span>
    </li>
  );
}
