import type { Balance } from "@mauzo/contract/payments/balance-links";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import type { Language } from "../i18n/language.ts";

/** What somebody owes beside their orders, as the shop wrote it down. */
export function BalanceManual({ manual, language }: { manual: Balance["manual"]; language: Language }) {
  const t = useTranslations("balance");
  if (manual.length === 0) return null;
  return (
    <section aria-labelledby="balance-manual" className="mt-6">
      <h2 id="balance-manual" className="font-semibold text-lg">
        {t("manual.title")}
      </h2>
      <p className="text-muted text-sm">{t("manual.text")}</p>
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {manual.map(({ id, kind, amount, owed, written_on, due_on, is_overdue }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
              <span>{t(`manual.kinds.${kind}`)}</span>
              <span>{formatMoney(owed)}</span>
            </p>
            <p className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span>{t("manual.since", { day: formatDay(written_on, language) })}</span>
              {amount.minor !== owed.minor && <span>{t("ofTotal", { total: formatMoney(amount) })}</span>}
              {due_on !== null && (
                <span className={is_overdue ? "text-danger-strong" : undefined}>
                  {t(is_overdue ? "wasDue" : "due", { day: formatDay(due_on, language) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
