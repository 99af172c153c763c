"use client";

import type { Customer } from "@mauzo/contract/customers/customers";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";

type Props = {
  customer: Pick<Customer, "owed" | "credit_limit">;
  /** What of the order is left unpaid. */
  unpaidMinor: number;
};

/** What a customer owes of what they may owe, before and after an order. */
export function CreditRoom({ customer: { owed, credit_limit: limit }, unpaidMinor }: Props) {
  const t = useTranslations("addOrder.credit");
  if (limit === null || unpaidMinor <= 0) return null;
  const money = (minor: number) => formatMoney({ ...limit, minor });
  const after = owed.minor + unpaidMinor;
  const words = { owed: money(owed.minor), limit: money(limit.minor) };
  return (
    <p role="status" className={`mt-3 ${after > limit.minor ? "text-danger-strong" : "text-muted"}`}>
      {after > limit.minor
        ? t("above", { ...words, left: money(Math.max(0, limit.minor - owed.minor)) })
        : t("room", { ...words, after: money(after) })}
    </p>
  );
}
