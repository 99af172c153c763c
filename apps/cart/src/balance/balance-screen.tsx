import type { Balance } from "@mauzo/contract/payments/balance-links";
import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import { formatDay } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { HowToPay } from "@mauzo/ways-to-pay/how-to-pay";
import { useTranslations } from "next-intl";
import type { Language } from "../i18n/language.ts";
import type { PushProblem } from "../order/results/push-problem.ts";
import { PaymentNews, Row } from "../parts/paying/payment-news.tsx";
import type { AnswerProblem } from "./answer-problem.ts";
import { BalanceManual } from "./balance-manual.tsx";
import { BalanceOrders } from "./balance-orders.tsx";
import { BalancePush } from "./balance-push.tsx";
import { RefreshBalance } from "./refresh-balance.tsx";
import { BalancePromise } from "./said/balance-promise.tsx";

type Props = {
  code: string;
  balance: Balance;
  language: Language;
  problem: PushProblem | undefined;
  /** Why what they said of an order was not noted. */
  answerProblem: AnswerProblem | undefined;
  /** What was typed as the phone, where it has to be typed again. */
  typed: string;
};

/** What somebody owes a shop: in all, order by order, what they paid, and how to pay. */
export function BalanceScreen({ code, balance, language, problem, answerProblem, typed }: Props) {
  const t = useTranslations("balance");
  const paying = useTranslations("paying");
  const { owed, overdue, credit, orders, manual, payments, ways, takes_cash, offer, asked, promised_on, today } =
    balance;
  const isWaiting = asked !== null && isOpenPayment(asked.state);
  const mayPush = !isWaiting && offer.asked.minor > 0 && offer.networks.length > 0;
  return (
    <div className="mx-auto max-w-xl">
      {isWaiting && <RefreshBalance code={code} seen={`${owed.minor} ${asked.state}`} />}
      <h1 className="wrap-anywhere font-semibold text-2xl">{t("title", { shop: isolateBidi(balance.shop_name) })}</h1>
      <p className="mt-2 font-semibold text-3xl tabular-nums">{formatMoney(owed)}</p>
      {owed.minor === 0 && <p className="mt-1">{t("nothing")}</p>}
      <dl className="mt-2 space-y-1">
        {overdue.minor > 0 && <Row label={t("overdue")} value={formatMoney(overdue)} />}
        {credit.minor > 0 && <Row label={t("credit")} value={formatMoney(credit)} />}
      </dl>
      {problem && (
        <p role="alert" className="mt-3 rounded-control border border-danger bg-danger-soft p-3">
          {paying(`problems.${problem}`, { networks: offer.networks.join(", ") })}
        </p>
      )}
      {answerProblem && (
        <p role="alert" className="mt-3 rounded-control border border-danger bg-danger-soft p-3">
          {t(`answers.problems.${answerProblem}`)}
        </p>
      )}
      {asked && !problem && <PaymentNews payment={asked} />}
      <BalanceOrders {...{ code, orders, language }} />
      <BalanceManual {...{ manual, language }} />
      {mayPush && <BalancePush {...{ code, offer, typed }} />}
      {owed.minor > 0 && ways.length > 0 && (
        <HowToPay {...{ ways, language }} takesCash={takes_cash} amount={formatMoney(owed)} takesClaims={false} />
      )}
      {owed.minor > 0 && <BalancePromise {...{ code, language, promised_on, today }} />}
      {payments.length > 0 && (
        <section aria-labelledby="balance-paid" className="mt-6">
          <h2 id="balance-paid" className="font-semibold text-lg">
            {t("paid")}
          </h2>
          <ul className="mt-2 divide-y divide-line border-line border-t">
            {payments.map(({ id, amount, on, number }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {formatDay(on, language)} · <span className="tabular-nums">{number ?? t("manual.paid")}</span>
                  {amount.minor < 0 && <> · {t("refund")}</>}
                </span>
                <span className="tabular-nums">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
