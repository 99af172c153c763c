import type { Cart } from "@mauzo/contract/orders/cart";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import type { Language } from "../../i18n/language.ts";
import { type ClaimResult, isSomebodyElse } from "../../order/results/payment-claim-result.ts";
import { PaymentClaimForm } from "./payment-claim-form.tsx";
import { PaymentClaimList } from "./payment-claim-list.tsx";

type Props = {
  cart: Cart;
  token: string;
  attempt: string;
  claiming: ClaimResult | undefined;
  pictureUrl: string;
  language: Language;
};

/** The payment claims: the result of the last action, the list, and the form for another one. */
export function PaymentClaims({ cart, token, attempt, claiming, pictureUrl, language }: Props) {
  const t = useTranslations("ordered");
  const { order, time_zone } = cart;
  if (!order) return null;
  const isWell = claiming?.kind === "done" || claiming?.kind === "withdrawn";
  return (
    <>
      {claiming && (
        <p
          role={isWell ? "status" : "alert"}
          className={`mt-4 rounded-control border p-3 ${isWell ? "border-primary bg-primary-soft" : "border-danger bg-danger-soft"}`}
        >
          {t(`claims.came.${claiming.kind}`)}
          {claiming.kind === "done" && isSomebodyElse(claiming.payee, cart.shop_name) && (
            <> {t("claims.somebodyElse", { name: isolateBidi(claiming.payee), shop: isolateBidi(cart.shop_name) })}</>
          )}
        </p>
      )}
      {order.claims.length > 0 && (
        <PaymentClaimList claims={order.claims} timeZone={time_zone} {...{ token, pictureUrl, language }} />
      )}
      {order.may_claim && (
        <PaymentClaimForm
          most={order.claimable}
          takesCash={order.takes_cash}
          shopName={cart.shop_name}
          {...{ token, attempt, claiming }}
        />
      )}
    </>
  );
}
