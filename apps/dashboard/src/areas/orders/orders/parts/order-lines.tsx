"use client";

import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Picture } from "../../../../components/picture.tsx";

/** The order's items with their add-ons, and the total. */
export function OrderLines({ order, action }: { order: Order; action?: ReactNode }) {
  const t = useTranslations("orders");
  const subtotal = order.lines.reduce((sum, { total }) => sum + total.minor, 0);
  return (
    <Card title={t("lines")} action={action} flush>
      <ul>
        {groupOrderLines(order.lines).map(({ item, productId, productName, variants, addOns }) => (
          <li key={`${item} ${productId}`} className="flex flex-col gap-2 border-line border-b px-4 py-3 md:px-5">
            {variants.length === 0 && <p className="wrap-anywhere font-medium">{productName}</p>}
            {variants.map((line) => (
              <div key={line.id} className="flex items-center gap-3">
                <Picture address={line.image_url} name={productName} sizes="44px" className="size-11" />
                <Line line={line} title={productName} />
              </div>
            ))}
            {addOns.length > 0 && (
              <ul
                aria-label={t("addOnsOf", { name: productName })}
                className="ml-5.5 flex flex-col gap-2 border-line border-l-2 pl-8"
              >
                {addOns.map((line) => (
                  <li key={line.id}>
                    <Line line={line} title={line.name} addOn />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <dl className="px-4 py-3 md:px-5 md:py-4">
        <div className="flex justify-between gap-x-4 big-text:flex-wrap text-muted">
          <dt>{t("units")}</dt>
          <dd className="tabular-nums">{order.quantity}</dd>
        </div>
        {order.charges.length > 0 && (
          <div className="mt-1.5 flex justify-between gap-x-4 big-text:flex-wrap text-muted">
            <dt>{t("subtotal")}</dt>
            <dd className="tabular-nums">{formatMoney({ ...order.total, minor: subtotal })}</dd>
          </div>
        )}
        {order.charges.map(({ kind, name, amount }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: charges may be identical, and hold no state of their own
          <div key={position} className="mt-1.5 flex justify-between gap-x-4 big-text:flex-wrap text-muted">
            <dt className="min-w-0">
              <bdi>{name}</bdi>
            </dt>
            <dd className="shrink-0 tabular-nums">
              {formatMoney(kind === "discount" ? { ...amount, minor: -amount.minor } : amount)}
            </dd>
          </div>
        ))}
        <div className="mt-1.5 flex justify-between gap-x-4 big-text:flex-wrap font-semibold text-base">
          <dt>{t("total")}</dt>
          <dd className="tabular-nums">{formatMoney(order.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Line({ line, title, addOn = false }: { line: OrderLine; title: string; addOn?: boolean }) {
  const t = useTranslations("orders");
  const returns = useTranslations("editOrder.returns");
  return (
    <div className="flex min-w-0 grow items-start justify-between gap-x-4 big-text:flex-col">
      <div className="min-w-0">
        <p className={clsx("wrap-anywhere", !addOn && "font-medium")}>{title}</p>
        <p className="text-[0.8125rem] text-muted tabular-nums">
          {!addOn && line.name !== "" && (
            <>
              <bdi>{line.name}</bdi> ·{" "}
            </>
          )}
          {line.quantity} × {formatMoney(line.unit_price)}
          {line.returned > 0 && <> · {returns("came", { count: String(line.returned) })}</>}
        </p>
      </div>
      <p className="shrink-0 tabular-nums">{line.total.minor === 0 && addOn ? t("free") : formatMoney(line.total)}</p>
    </div>
  );
}
