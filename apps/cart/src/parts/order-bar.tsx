import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = {
  totalMinor: number | undefined;
  /** The delivery fee included in the total. */
  feeMinor: number;
  /** What the shop adds, included in the total. */
  chargesMinor: number;
  currency: string;
  quantity: number;
  /** What to fix before the order can be sent. */
  objection: string | undefined;
  action: string;
  isSending: boolean;
};

/** The total and the submit button. On a phone it sticks to the bottom edge. */
export function OrderBar({
  totalMinor,
  feeMinor,
  chargesMinor,
  currency,
  quantity,
  objection,
  action,
  isSending,
}: Props) {
  const t = useTranslations("form");
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 border-line border-t bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:rounded-card md:border lg:static [@media(max-height:30rem)]:static">
      <p role="alert" className="font-medium text-danger text-sm not-empty:mb-2">
        {objection}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-stretch">
        <p className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-2">
          <span className="block text-muted text-sm">
            {t("total")}, {t("items", { count: quantity })}
            {chargesMinor > 0 && `, ${t("withCharges", { amount: money(chargesMinor) })}`}
            {feeMinor > 0 && `, ${t("withFee", { fee: money(feeMinor) })}`}
          </span>
          <output aria-live="polite" className="font-semibold text-lg tabular-nums">
            {totalMinor === undefined ? "—" : money(totalMinor)}
          </output>
        </p>
        <div className="flex flex-1 flex-wrap justify-end gap-2 lg:flex-none">
          <noscript>
            <Button
              type="submit"
              name="intent"
              value="update"
              formNoValidate
              variant="secondary"
              size="lg"
              className="min-h-12 lg:w-full"
            >
              {t("updateTotal")}
            </Button>
          </noscript>
          <Button
            type="submit"
            size="lg"
            disabled={isSending}
            className="min-h-12 flex-1 font-semibold md:flex-none lg:w-full"
          >
            {isSending ? t("sending") : action}
          </Button>
        </div>
      </div>
    </div>
  );
}
