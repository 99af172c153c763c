"use client";

import type { TimelineMovement } from "@mauzo/contract/orders/order-timeline";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** The stock an order took or returned at one time. */
export function StockRow({ moved, at }: { moved: readonly TimelineMovement[]; at: string }) {
  const t = useTranslations("orders.history");
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <ul className="wrap-anywhere min-w-0">
        {moved.map(({ id, delta, product_name, name }) => (
          <li key={id}>
            {t(delta < 0 ? "leftStock" : "backInStock", {
              count: Math.abs(delta),
              name: isolateBidi([product_name, name].filter(Boolean).join(" · ")),
            })}
          </li>
        ))}
      </ul>
      <span className="text-muted text-xs">
        <RelativeTime iso={at} clock />
      </span>
    </div>
  );
}
