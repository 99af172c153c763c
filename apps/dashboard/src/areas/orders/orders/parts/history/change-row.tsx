"use client";

import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { Money } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useFulfilmentAppearance } from "../../../../../entities/orders/order/labels.ts";

/** Describes a change in a sentence. */
function useWhat() {
  const t = useTranslations("orders.history");
  const appearanceOf = useFulfilmentAppearance();
  const payments = useTranslations("orders.payments");
  const language = useLocale();
  return (change: OrderChange["change"]): string => {
    if (change.kind === "moved") return t("moved", { to: appearanceOf(change.to).word });
    if (change.kind === "noted") return change.text;
    if (change.kind === "edited" || change.kind === "returned")
      return t(change.kind, { from: formatMoney(change.total_from), to: formatMoney(change.total_to) });
    if (change.kind === "due" || change.kind === "promised")
      return t(change.kind, { to: change.to === null ? t("none") : formatDay(change.to, language) });
    if (change.kind === "forgiven" || change.kind === "unforgiven")
      return t(change.kind, { amount: formatMoney(change.amount) });
    return t(change.kind, {
      amount: formatMoney(change.amount),
      method: payments(`methods.${change.method ?? "credit"}`),
    });
  };
}

/** The details of a change or return, one row each. */
function useDetails() {
  const t = useTranslations("orders.history");
  const money = (amount: Money | null) => (amount ? formatMoney(amount) : t("none"));
  return (change: OrderChange["change"]): string[] => {
    if (change.kind !== "edited" && change.kind !== "returned") return [];
    const nameOf = ({ product_name, name }: { product_name: string; name: string }) =>
      [product_name, name].filter(Boolean).join(" · ");
    if (change.kind === "returned")
      return change.lines.map((line) =>
        t(line.restocked ? "cameBack" : "cameSpoilt", { name: nameOf(line), count: String(line.quantity) }),
      );
    return [
      ...change.lines.map((line) => `${nameOf(line)}: ${line.from} → ${line.to}`),
      ...change.charges.map(({ name, from, to }) => `${name}: ${money(from)} → ${money(to)}`),
      ...(change.note ? [t("note", { to: change.note.to || t("none") })] : []),
    ];
  };
}

/** A change of an order: who, when, why, and from where. */
export function ChangeRow({ change: { change, by, mover, via, reason, at } }: { change: OrderChange }) {
  const t = useTranslations("orders.history");
  const what = useWhat()(change);
  const details = useDetails()(change);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere min-w-0 whitespace-pre-line">{what}</span>
        <span className="text-muted text-xs">
          <RelativeTime iso={at} clock />
        </span>
      </p>
      {details.length > 0 && (
        <ul className="wrap-anywhere my-1 text-[0.8125rem]">
          {details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="break-words text-[0.8125rem] text-muted">
        <bdi>{mover === "staff" && by !== "" ? by : t(`by.${mover}`)}</bdi>
        {via === "cart" && <> · {t("fromLink")}</>}
        {reason !== "" && (
          <>
            {" · "}
            <bdi>{reason}</bdi>
          </>
        )}
      </p>
    </>
  );
}
