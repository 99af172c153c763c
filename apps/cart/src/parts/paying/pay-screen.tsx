import type { Reply } from "@mauzo/contract/endpoint";
import type { Cart } from "@mauzo/contract/orders/cart";
import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import type { payments } from "@mauzo/contract/payments/payments";
import { buttonClass } from "@mauzo/ui/button-class";
import { useTranslations } from "next-intl";
import { cartPath } from "../../cart-token.ts";
import type { PushProblem } from "../../order/results/push-problem.ts";
import { PaymentNews } from "./payment-news.tsx";
import { PushForm } from "./push-form.tsx";
import { Refresh } from "./refresh.tsx";

type Props = {
  cart: Cart;
  token: string;
  payments: Reply<typeof payments.ofCart>;
  problem: PushProblem | undefined;
  /** What was typed as the phone, where it has to be typed again. */
  typed: string | undefined;
  /** Idempotency key: submitted twice, the phone is asked once. */
  attempt: string;
};

/** One thing at a time: what became of the last prompt, and the form where another one can be sent. */
export function PayScreen({ cart, token, payments, problem, typed, attempt }: Props) {
  const t = useTranslations("paying");
  const { items, offer, cursor } = payments;
  const [last] = items;
  const isWaiting = last !== undefined && isOpenPayment(last.state);
  const mayPay = !isWaiting && offer.asked.minor > 0 && offer.networks.length > 0;
  return (
    <section
      aria-labelledby="pay-title"
      className="mx-auto max-w-xl rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 id="pay-title" className="font-semibold text-xl">
        {t("title")}
      </h2>
      {problem && (
        <p role="alert" className="mt-3 rounded-control border border-danger bg-danger-soft p-3">
          {t(`problems.${problem}`, { networks: offer.networks.join(", ") })}
        </p>
      )}
      {last && !problem && <PaymentNews payment={last} />}
      {mayPay && (
        <PushForm
          action="/cart/push"
          hidden={{ token, attempt }}
          offer={offer}
          amount={t("amount")}
          phone={typed ?? cart.customer.phone}
          isAgain={last !== undefined}
        />
      )}
      {!isWaiting && !mayPay && last?.state !== "paid" && <p className="mt-3">{t("nothing")}</p>}
      {isWaiting && <Refresh token={token} cursor={cursor} />}
      <a href={cartPath(token)} className={buttonClass("secondary", "lg", "mt-5 min-h-12 w-full font-semibold")}>
        {t("back")}
      </a>
    </section>
  );
}
