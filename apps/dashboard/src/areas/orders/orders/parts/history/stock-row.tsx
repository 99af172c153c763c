"use client";

import type { TrailMovement } from "@mauzo/contract/orders/order-trail";
import { isolated } from "@mauzo/format/isolated";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../../components/moment.tsx";

/** What an order took from the stock at once, or gave back. */
export function StockRow({ moved, at }: { moved: readonly TrailMovement[]; at: string }) {
  const t = useTranslations("orders.history");
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <ul className="wrap-anywhere min-w-0">
        {moved.map(({ id, delta, product_name, name }) => (
          <li key={id}>
            {t(delta < 0 ? "leftStock" : "backInStock", {
              count: Math.abs(delta),
              name: isolated([product_name, name].filter(Boolean).join(" · ")),
            })}
          </li>
        ))}
      </ul>
      <span className="text-muted text-xs">
        <Moment iso={at} clock />
      </span>
    </div>
  );
}
