import type { CartClaim } from "@mauzo/contract/orders/payment-claims";
import { formatDateTime } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import type { Language } from "../../i18n/language.ts";
import { PictureField } from "./picture-field.tsx";

type Props = {
  claims: CartClaim[];
  token: string;
  /** The URL of the claim pictures; append the claim's id. */
  pictureUrl: string;
  timeZone: string;
  language: Language;
};

const tones: Record<CartClaim["state"], string> = {
  open: "border-accent bg-accent-soft",
  confirmed: "border-primary bg-primary-soft",
  declined: "border-danger bg-danger-soft",
  withdrawn: "border-line",
};

/** The customer's payment claims and the shop's response to each. */
export function PaymentClaimList({ claims, token, pictureUrl, timeZone, language }: Props) {
  const t = useTranslations("ordered");
  return (
    <ul aria-label={t("claims.title")} className="mt-4 space-y-3">
      {claims.map(({ id, state, amount, method, reference, network, has_picture, reason, at }) => (
        <li key={id} className={`rounded-control border p-3 ${tones[state]}`}>
          <p className="wrap-anywhere font-semibold tabular-nums">
            {t("claims.said", { amount: formatMoney(amount) })}
          </p>
          <p className="wrap-anywhere text-sm">
            {[
              network ? networkName(network, language) : t(`claims.methods.${method}`),
              reference && isolateBidi(reference),
            ]
              .filter(Boolean)
              .join(", ")}
            {" · "}
            {/* Browsers and the server format dates differently. */}
            <time dateTime={at} suppressHydrationWarning>
              {formatDateTime(at, timeZone, language)}
            </time>
          </p>
          <p className="mt-1 wrap-anywhere">{t(`claims.states.${state}`)}</p>
          {reason && <p className="wrap-anywhere">{t("claims.reason", { text: isolateBidi(reason) })}</p>}
          {has_picture && (
            <a
              href={`${pictureUrl}&id=${id}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t("claims.seePicture")}
            </a>
          )}
          {state === "open" && (
            <div className="mt-2 flex flex-col gap-3">
              {!has_picture && (
                <details>
                  <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
                    {t("claims.addPicture")}
                  </summary>
                  <form method="post" action="/cart/claim" encType="multipart/form-data" className="space-y-3">
                    <input type="hidden" name="token" value={token} />
                    <input type="hidden" name="claim" value={id} />
                    <PictureField id={`picture-${id}`} isRequired />
                    <Button type="submit" variant="secondary" size="lg">
                      {t("claims.sendPicture")}
                    </Button>
                  </form>
                </details>
              )}
              <form method="post" action="/cart/withdraw">
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="claim" value={id} />
                <Button type="submit" variant="secondary" size="lg">
                  {t("claims.withdraw")}
                </Button>
              </form>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
