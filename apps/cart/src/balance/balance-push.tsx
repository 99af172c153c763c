import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import { useTranslations } from "next-intl";
import { PushForm } from "../parts/paying/push-form.tsx";
import { balancePath } from "./balance-code.ts";

/** Which phone is asked for all that is owed. */
export function BalancePush({ code, offer, typed }: { code: string; offer: PaymentOffer; typed: string }) {
  const t = useTranslations("paying");
  const own = useTranslations("balance");
  return (
    <section aria-labelledby="balance-push" className="mt-5 rounded-control border border-line p-4">
      <h2 id="balance-push" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p className="text-muted text-sm">{own("payFirst")}</p>
      <PushForm action={`${balancePath(code)}/pay`} offer={offer} amount={own("debt")} phone={typed} />
    </section>
  );
}
