import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

/** The months of each row, for the length of its bar. */
const months = [1, 6, 12, 36];

/** What the one payment costs per month, the longer the shop is open. */
export function MonthlyCostBars() {
  const t = useTranslations("pricing.months");
  const { rows } = useMessages().pricing.months;
  return (
    <section>
      <SectionTitle>{t("heading")}</SectionTitle>
      <p className="mt-3 text-pretty text-lg text-muted">{t("text")}</p>
      <ul className="mt-6 space-y-5">
        {keysOf(rows).map((key, place) => (
          <li key={key}>
            <p className="flex flex-wrap justify-between gap-x-6">
              <span>{t(`rows.${key}.time`)}</span>
              <span className="font-semibold tabular-nums">{t(`rows.${key}.amount`)}</span>
            </p>
            <svg aria-hidden="true" width="100%" height="12" className="mt-1.5 block overflow-hidden rounded-full">
              <rect width="100%" height="12" className="fill-line" />
              <rect width={`${100 / (months[place] ?? 1)}%`} height="12" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
