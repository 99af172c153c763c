import type { CartOrdered } from "@mauzo/contract/orders/cart";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import type { OrderedLabels } from "../../labels/ordered-labels.ts";
import { type ClaimResult, payingMethods } from "../../order/payment-claim-result.ts";
import { PictureField } from "./picture-field.tsx";

type Props = {
  /** The most that can still be claimed as paid. */
  most: CartOrdered["claimable"];
  token: string;
  /** Idempotency key of the next claim: submitted twice, it counts once. */
  attempt: string;
  claiming: ClaimResult | undefined;
  labels: OrderedLabels;
};

const field = "mt-1 min-h-12 w-full rounded-control border border-line-strong bg-paper px-3 text-base";

/** The form "I have paid": amount, method and proof. A plain form, works without a script too. */
export function PaymentClaimForm({ most, token, attempt, claiming, labels }: Props) {
  const words = labels.claims;
  const isWrong = claiming?.kind === "amount";
  const isAgain = isWrong || claiming?.kind === "unreachable";
  return (
    <details open={isAgain} className="mt-4 rounded-control border border-primary">
      <summary className="flex min-h-12 cursor-pointer items-center justify-center rounded-control bg-primary px-5 text-center font-semibold text-on-primary hover:bg-primary-strong">
        {words.open}
      </summary>
      <form method="post" action="/cart/claim" encType="multipart/form-data" className="space-y-4 p-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="attempt" value={attempt} />
        <p className="text-muted text-sm">{words.openText}</p>
        <div>
          <label htmlFor="claim-amount" className="block font-medium">
            {words.amount} <span className="font-normal text-muted">({most.currency})</span>
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
              {words.amountWrong(formatMoney(most))}
            </p>
          )}
        </div>
        <fieldset>
          <legend className="font-medium">{words.method}</legend>
          {payingMethods.map((method, index) => (
            <label key={method} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="method" value={method} defaultChecked={index === 0} className="size-5" />
              {words.methods[method]}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor="claim-reference" className="block font-medium">
            {words.reference} <span className="font-normal text-muted">({labels.optional})</span>
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
        <PictureField id="claim-picture" labels={labels} />
        <button
          type="submit"
          className="min-h-12 w-full rounded-control bg-primary px-5 font-semibold text-on-primary hover:bg-primary-strong"
        >
          {words.send}
        </button>
      </form>
    </details>
  );
}
