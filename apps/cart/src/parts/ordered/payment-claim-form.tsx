import type { CartOrdered } from "@mauzo/contract/orders/cart";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useTranslations } from "next-intl";
import { type ClaimResult, type ClaimResultKind, payingMethods } from "../../order/results/payment-claim-result.ts";
import { CartField, CartInput } from "../cart-field.tsx";
import { MessageField } from "./message-field.tsx";
import { PictureField } from "./picture-field.tsx";

type Props = {
  /** The most that can still be claimed as paid. */
  most: CartOrdered["claimable"];
  token: string;
  /** Idempotency key of the next claim: submitted twice, it counts once. */
  attempt: string;
  claiming: ClaimResult | undefined;
  /** Whether the shop takes cash. */
  takesCash: boolean;
  shopName: string;
};

/** After which of them the form is filled in again. */
const againKinds: readonly ClaimResultKind[] = ["amount", "unread", "received", "unreachable"];

/** The form "I have paid": amount, method and proof. A plain form, works without a script too. */
export function PaymentClaimForm({ most, token, attempt, claiming, takesCash, shopName }: Props) {
  const t = useTranslations("ordered");
  const isWrong = claiming?.kind === "amount";
  const isAgain = claiming !== undefined && againKinds.includes(claiming.kind);
  return (
    <details open={isAgain} className="mt-4 rounded-control border border-primary">
      <summary className="flex min-h-12 cursor-pointer items-center justify-center rounded-control bg-primary px-5 text-center font-semibold text-on-primary hover:bg-primary-strong">
        {t("claims.open")}
      </summary>
      <form method="post" action="/cart/claim" encType="multipart/form-data" className="space-y-4 p-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="attempt" value={attempt} />
        <p className="text-muted text-sm">{t("claims.openText")}</p>
        <MessageField shopName={shopName} />
        <CartField
          id="claim-amount"
          label={t("claims.amount")}
          aside={`(${most.currency})`}
          error={isWrong ? t("claims.amountWrong", { most: formatMoney(most) }) : undefined}
          className=""
        >
          {(control) => (
            <CartInput
              {...control}
              name="amount"
              inputMode="decimal"
              required
              maxLength={20}
              autoComplete="off"
              defaultValue={isAgain ? claiming.amount : formatAmount(most.minor)}
              className="tabular-nums"
            />
          )}
        </CartField>
        {takesCash && (
          <fieldset>
            <legend className="font-medium">{t("claims.method")}</legend>
            {payingMethods.map((method, index) => (
              <RadioChoice key={method} name="method" value={method} defaultChecked={index === 0} className="min-h-11">
                {t(`claims.methods.${method}`)}
              </RadioChoice>
            ))}
          </fieldset>
        )}
        <CartField id="claim-reference" label={t("claims.reference")} aside={`(${t("optional")})`} className="">
          {(control) => (
            <CartInput
              {...control}
              name="reference"
              maxLength={60}
              autoComplete="off"
              defaultValue={isAgain ? claiming.reference : ""}
            />
          )}
        </CartField>
        <PictureField id="claim-picture" />
        <Button type="submit" size="lg" className="min-h-12 w-full font-semibold">
          {t("claims.send")}
        </Button>
      </form>
    </details>
  );
}
