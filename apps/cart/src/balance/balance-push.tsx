import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { CartField, CartInput } from "../parts/cart-field.tsx";
import { Row } from "../parts/paying/payment-news.tsx";
import { balancePath } from "./balance-code.ts";

/** Which phone is asked for all that is owed: the fee is shown before. */
export function BalancePush({ code, offer, typed }: { code: string; offer: PaymentOffer; typed: string }) {
  const t = useTranslations("paying");
  const own = useTranslations("balance");
  const { owed, fee, asked, networks } = offer;
  return (
    <form
      method="post"
      action={`${balancePath(code)}/pay`}
      aria-labelledby="balance-push"
      className="mt-5 rounded-control border border-line p-4"
    >
      <h2 id="balance-push" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p className="text-muted text-sm">{own("payFirst")}</p>
      <dl className="mt-3 space-y-1">
        <Row label={own("debt")} value={formatMoney(owed)} />
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
            defaultValue={typed}
          />
        )}
      </CartField>
      <Button type="submit" size="lg" className="mt-4 min-h-12 w-full font-semibold">
        {t("send")}
      </Button>
    </form>
  );
}
