import type { CartOrdered } from "@mauzo/contract/orders/cart";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { type ClaimResult, payingMethods } from "../../order/payment-claim-result.ts";
import { PictureField } from "./picture-field.tsx";

type Props = {
  /** The most that can still be claimed as paid. */
  most: CartOrdered["claimable"];
  token: string;
  /** Idempotency key of the next claim: submitted twice, it counts once. */
  attempt: string;
  claiming: ClaimResult | undefined;
};

const field = "mt-1 min-h-12 w-full rounded-control border border-line-strong bg-paper px-3 text-base";

/** The form "I have paid": amount, method and proof. A plain form, works without a script too. */
export function PaymentClaimForm({ most, token, attempt, claiming }: Props) {
  const t = useTranslations("ordered");
  const isWrong = claiming?.kind === "amount";
  const isAgain = isWrong || claiming?.kind === "unreachable";
  return (
    <details open={isAgain} className="mt-4 rounded-control border border-primary">
      <summary className="flex min-h-12 cursor-pointer items-center justify-center rounded-control bg-primary px-5 text-center font-semibold text-on-primary hover:bg-primary-strong">
        {t("claims.open")}
      </summary>
      <form method="post" action="/cart/claim" encType="multipart/form-data" className="space-y-4 p-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="attempt" value={attempt} />
        <p className="text-muted text-sm">{t("claims.openText")}</p>
        <div>
          <label htmlFor="claim-amount" className="block font-medium">
            {t("claims.amount")} <span className="font-normal text-muted">({most.currency})</span>
          </label>
          <input
            id="claim-amount"
            name="amount"
            inputMode="decimal"
            required
            maxLength={20}
            autoComplete="off"
            defaultValue={isAgain ? claiming.amount : formatAmount(most.minor)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? "claim-amount-error" : undefined}
            className={`${field} tabular-nums aria-invalid:border-danger`}
          />
          {isWrong && (
            <p id="claim-amount-error" className="mt-1 font-medium text-danger text-sm">
              {t("claims.amountWrong", { most: formatMoney(most) })}
            </p>
          )}
        </div>
        <fieldset>
          <legend className="font-medium">{t("claims.method")}</legend>
          {payingMethods.map((method, index) => (
            <label key={method} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="method" value={method} defaultChecked={index === 0} className="size-5" />
              {t(`claims.methods.${method}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor="claim-reference" className="block font-medium">
            {t("claims.reference")} <span className="font-normal text-muted">({t("optional")})</span>
          </label>
          <input
            id="claim-reference"
            name="reference"
            maxLength={60}
            autoComplete="off"
            defaultValue={isAgain ? claiming.reference : ""}
            className={field}
          />
        </div>
        <PictureField id="claim-picture" />
        <button
          type="submit"
          className="min-h-12 w-full rounded-control bg-primary px-5 font-semibold text-on-primary hover:bg-primary-strong"
        >
          {t("claims.send")}
        </button>
      </form>
    </details>
  );
}
