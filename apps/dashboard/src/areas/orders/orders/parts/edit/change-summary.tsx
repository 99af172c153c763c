"use client";

import type { ChangePreview } from "@mauzo/contract/orders/order-edits";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";

/** What an edit changes in the total and in stock, before it is saved. */
export function ChangeSummary({ preview }: { preview: ChangePreview }) {
  const t = useTranslations("editOrder");
  const { total_from, total_to, owed, refundable, stock } = preview;
  const step = total_to.minor - total_from.minor;
  const row = (label: string, amount: string) => (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-col gap-1">
        {row(t("before"), formatMoney(total_from))}
        {row(t("difference"), `${step > 0 ? "+" : ""}${formatMoney({ ...total_to, minor: step })}`)}
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <dt>{t("after")}</dt>
          <dd className="tabular-nums">{formatMoney(total_to)}</dd>
        </div>
        {owed.minor > 0 && row(t("owed"), formatMoney(owed))}
        {refundable.minor > 0 && row(t("refundable"), formatMoney(refundable))}
      </dl>
      {stock.length > 0 && (
        <ul aria-label={t("stock")} className="flex flex-col gap-1 border-line border-t pt-2">
          {stock.map(({ item_id, name, change, left, enough }) => (
            <li key={item_id} className={enough ? "text-muted" : "text-danger"}>
              <bdi className="wrap-anywhere">{name}</bdi>:{" "}
              {change < 0 ? t("taken", { count: String(-change) }) : t("given", { count: String(change) })}
              {left !== null &&
                `, ${enough ? t("left", { count: String(left) }) : t("missing", { count: String(-left) })}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
