import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { CartField, CartInput } from "../cart-field.tsx";
import { Row } from "./payment-news.tsx";

type Props = {
  token: string;
  offer: PaymentOffer;
  phone: string;
  /** Idempotency key: submitted twice, the phone is asked once. */
  attempt: string;
  isAgain: boolean;
};

/** Which phone is asked, and for how much: the fee is shown before. */
export function PushForm({ token, offer, phone, attempt, isAgain }: Props) {
  const t = useTranslations("paying");
  const { owed, fee, asked, networks } = offer;
  return (
    <form method="post" action="/cart/push" className="mt-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="attempt" value={attempt} />
      <dl className="space-y-1">
        <Row label={t("amount")} value={formatMoney(owed)} />
        {fee.minor > 0 && <Row label={t("fee")} value={formatMoney(fee)} />}
        <Row label={t("total")} value={formatMoney(asked)} isTotal />
      </dl>
      <CartField id="push-phone" label={t("phone")} hint={t("phoneHint", { networks: networks.join(", ") })}>
        {(control) => (
          <CartInput
            {...control}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            maxLength={32}
            defaultValue={phone}
          />
        )}
      </CartField>
      <Button type="submit" size="lg" className="mt-4 min-h-12 w-full font-semibold">
        {isAgain ? t("again") : t("send")}
      </Button>
    </form>
  );
}
