import type { CartOrdered, CartStep } from "@mauzo/contract/orders/cart";
import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import type { Language } from "../../i18n/language.ts";
import { type StepLabels, stepsOf } from "../../order/progress.ts";

type BarProps = { order: CartOrdered; words: StepLabels };

/** The fulfilment status, the steps already done, and whether the order is completed: handed over and paid. */
export function OrderProgressBar({ order, words }: BarProps) {
  const t = useTranslations("ordered");
  return (
    <div className="mt-4">
      <p role="status" className="wrap-anywhere font-semibold text-lg">
        {words[order.fulfilment]}
        {order.status === "completed" && ` · ${t("completed")}`}
      </p>
      <ol aria-label={t("stepsTitle")} className="mt-2 grid grid-cols-[repeat(4,auto)] gap-1">
        {stepsOf(order.fulfilment).map(({ name, isDone, isCurrent }) => (
          <li
            key={name}
            aria-current={isCurrent ? "step" : undefined}
            className={`border-t-4 pt-2 text-xs sm:text-sm ${isDone || isCurrent ? "border-primary" : "border-line"} ${isCurrent ? "font-semibold" : "text-muted"}`}
          >
            <span className="wrap-anywhere">{words[name]}</span>
            {isDone && <span aria-hidden="true"> ✓</span>}
            {isDone && <span className="sr-only">{t("stepDone")}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<"ordered">>;

function stepText({ what, fulfilment, amount }: CartStep, words: StepLabels, t: Translate): string {
  if (what === "moved") return fulfilment ? words[fulfilment] : "";
  if (what === "placed") return t("stepPlaced");
  return t(`steps.${what}`, { amount: amount ? formatMoney(amount) : "" });
}

type TimelineProps = {
  steps: CartStep[];
  words: StepLabels;
  timeZone: string;
  language: Language;
};

/** What happened to the order, newest first. */
export function Timeline({ steps, words, timeZone, language }: TimelineProps) {
  const t = useTranslations("ordered");
  return (
    <section aria-labelledby="timeline-title" className="mt-5">
      <h3 id="timeline-title" className="font-semibold">
        {t("timelineTitle")}
      </h3>
      <ol className="mt-2 space-y-2 border-line border-l-2 pl-3">
        {steps.toReversed().map((step) => (
          <li key={`${step.at} ${stepText(step, words, t)}`}>
            <span className="block wrap-anywhere tabular-nums">{stepText(step, words, t)}</span>
            {/* Browsers and the server format dates differently. */}
            <time dateTime={step.at} suppressHydrationWarning className="block text-muted text-sm">
              {formatDateTime(step.at, timeZone, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
