import { type Balance, mostPromiseDays } from "@mauzo/contract/payments/balance-links";
import { formatDay } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import type { Language } from "../../i18n/language.ts";
import { CartField, CartInput } from "../../parts/cart-field.tsx";
import { balancePath } from "../balance-code.ts";

type Props = { code: string; language: Language } & Pick<Balance, "promised_on" | "today">;
const dayMs = 86_400_000;

/** Promises a day on which all of it is paid: nobody is reminded until then. */
export function BalancePromise({ code, language, promised_on, today }: Props) {
  const t = useTranslations("balance.promise");
  const form = { method: "post", action: `${balancePath(code)}/promise` } as const;
  const last = new Date(Date.parse(today) + mostPromiseDays * dayMs).toISOString().slice(0, 10);
  const isBroken = promised_on !== null && promised_on < today;
  return (
    <section aria-labelledby="balance-promise" className="mt-6">
      <h2 id="balance-promise" className="font-semibold text-lg">
        {t("title")}
      </h2>
      {promised_on !== null && (
        <p role="status" className={isBroken ? "text-danger-strong" : undefined}>
          {t(isBroken ? "broken" : "promised", { day: formatDay(promised_on, language) })}
        </p>
      )}
      <form {...form} className="mt-2 flex flex-wrap items-end gap-2">
        <CartField id="promise-day" label={t("day")} hint={t("hint")} className="min-w-40 grow">
          {(control) => (
            <CartInput
              {...control}
              type="date"
              name="day"
              required
              min={today}
              max={last}
              defaultValue={isBroken ? "" : (promised_on ?? "")}
            />
          )}
        </CartField>
        <Button type="submit" variant="secondary" className="min-h-11">
          {t("send")}
        </Button>
      </form>
      {promised_on !== null && (
        <form {...form} className="mt-2">
          <input type="hidden" name="none" value="1" />
          <Button type="submit" variant="ghost" className="min-h-11">
            {t("withdraw")}
          </Button>
        </form>
      )}
    </section>
  );
}
