"use client";

import type { MergeSuggestion } from "@mauzo/contract/customers/customer-merges";
import type { Customer } from "@mauzo/contract/customers/customers";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useSeparate } from "../actions/use-merge.ts";

type Props = {
  pair: MergeSuggestion;
  /** The one whose record this is on, where it is on one: only the other is shown. */
  of?: string;
};

/** Two customers who may be one person: why, and what one can do about it. */
export function DoubleRow({ pair: { first, second, why }, of }: Props) {
  const t = useTranslations("merges");
  const customers = useTranslations("customers");
  const { mutate: separate, isPending: busy } = useSeparate();
  const nameOf = ({ name, phone }: Customer) => isolateBidi(name || phone || customers("unnamed"));
  const names = { first: nameOf(first), second: nameOf(second) };
  const shown = [first, second].filter(({ id }) => id !== of);
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <ul className="flex flex-col gap-1">
        {shown.map((customer) => (
          <li key={customer.id} className="wrap-anywhere">
            <Link
              href={`/dashboard/customers/${customer.id}`}
              className="font-medium text-primary underline-offset-4 hover:underline"
            >
              {nameOf(customer)}
            </Link>{" "}
            <span className="text-[0.8125rem] text-muted">
              {customer.name !== "" && customer.phone !== null && (
                <>
                  <bdi className="whitespace-nowrap tabular-nums">{customer.phone}</bdi> ·{" "}
                </>
              )}
              {customer.place !== "" && (
                <>
                  <bdi>{customer.place}</bdi> ·{" "}
                </>
              )}
              {customers("orderCount", { count: customer.total_orders })} · {formatMoney(customer.total)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-[0.8125rem] text-muted">{t(`why.${why}`)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          href={`/dashboard/customers/merge/${first.id}?other=${second.id}`}
          aria-label={t("compareNamed", names)}
          className={buttonClass("secondary", "sm")}
        >
          {t("compare")}
        </Link>
        <Button
          variant="ghost"
          size="sm"
          busy={busy}
          aria-label={t("differentNamed", names)}
          onClick={() => separate({ id: first.id, otherId: second.id, different: true })}
        >
          {t("different")}
        </Button>
      </div>
    </li>
  );
}
