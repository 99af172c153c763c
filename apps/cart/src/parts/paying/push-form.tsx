import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { CartField, CartInput } from "../cart-field.tsx";
import { Row } from "./payment-news.tsx";

type Props = {
  action: string;
  /** What is sent beside the phone. */
  hidden?: Readonly<Record<string, string>>;
  offer: PaymentOffer;
  /** What the amount is, without the fee. */
  amount: string;
  phone: string;
  isAgain?: boolean;
};

/** Which phone is asked, and for how much: the fee is shown before. */
export function PushForm({ action, hidden = {}, offer, amount, phone, isAgain = false }: Props) {
  const t = useTranslations("paying");
  const { owed, fee, asked, networks } = offer;
  return (
    <form method="post" action={action} className="mt-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <dl className="space-y-1">
        <Row label={amount} value={formatMoney(owed)} />
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
