import { formatAmount, formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { chargesOf } from "../order/rules.ts";

type Props = { charges: ReturnType<typeof chargesOf>; currency: string };

/** What the shop adds to every order, before anything is ordered: each by its name, with what it comes to now. */
export function ChargeList({ charges, currency }: Props) {
  const t = useTranslations("form");
  const id = useId();
  if (charges.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4">
      <h2 id={id} className="font-semibold text-lg">
        {t("chargesTitle")}
      </h2>
      <dl className="mt-2 flex flex-col gap-1">
        {charges.map(({ id, name, type, value, minor }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-4">
            <dt className="wrap-anywhere min-w-0 text-muted">
              <bdi>{name}</bdi>
              {type === "percentage" && ` (${formatAmount(value)} %)`}
            </dt>
            <dd className="ml-auto tabular-nums">{formatMoney({ minor, currency })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
