import type { CartClaim } from "@mauzo/contract/orders/payment-claims";
import { formatDateTime } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import type { Language } from "../../labels/language.ts";
import type { OrderedLabels } from "../../labels/ordered-labels.ts";
import { PictureField } from "./picture-field.tsx";

type Props = {
  claims: CartClaim[];
  token: string;
  /** The URL of the claim pictures; append the claim's id. */
  pictureUrl: string;
  timeZone: string;
  language: Language;
  labels: OrderedLabels;
};

const tones: Record<CartClaim["state"], string> = {
  open: "border-accent bg-accent-soft",
  confirmed: "border-primary bg-primary-soft",
  declined: "border-danger bg-danger-soft",
  withdrawn: "border-line",
};
const quiet = "min-h-11 rounded-control border border-line-strong bg-card px-4 font-medium";

/** The customer's payment claims and the shop's response to each. */
export function PaymentClaimList({ claims, token, pictureUrl, timeZone, language, labels }: Props) {
  const words = labels.claims;
  return (
    <ul aria-label={words.title} className="mt-4 space-y-3">
      {claims.map(({ id, state, amount, method, reference, has_picture, reason, at }) => (
        <li key={id} className={`rounded-control border p-3 ${tones[state]}`}>
          <p className="wrap-anywhere font-semibold tabular-nums">{words.said(formatMoney(amount))}</p>
          <p className="wrap-anywhere text-sm">
            {[words.methods[method], reference && isolateBidi(reference)].filter(Boolean).join(", ")}
            {" · "}
            {/* Browsers and the server format dates differently. */}
            <time dateTime={at} suppressHydrationWarning>
              {formatDateTime(at, timeZone, language)}
            </time>
          </p>
          <p className="mt-1 wrap-anywhere">{words.states[state]}</p>
          {reason && <p className="wrap-anywhere">{words.reason(isolateBidi(reason))}</p>}
          {has_picture && (
            <a
              href={`${pictureUrl}&id=${id}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {words.seePicture}
            </a>
          )}
          {state === "open" && (
            <div className="mt-2 flex flex-col gap-3">
              {!has_picture && (
                <details>
                  <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
                    {words.addPicture}
                  </summary>
                  <form method="post" action="/cart/claim" encType="multipart/form-data" className="space-y-3">
                    <input type="hidden" name="token" value={token} />
                    <input type="hidden" name="claim" value={id} />
                    <PictureField id={`picture-${id}`} isRequired labels={labels} />
                    <button type="submit" className={quiet}>
                      {words.sendPicture}
                    </button>
                  </form>
                </details>
              )}
              <form method="post" action="/cart/withdraw">
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="claim" value={id} />
                <button type="submit" className={quiet}>
                  {words.withdraw}
                </button>
              </form>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
