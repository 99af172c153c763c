"use client";

import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { HowToPay } from "@mauzo/ways-to-pay/how-to-pay";
import { useTranslations } from "next-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { type PaymentsForm, shownWays } from "../rules.ts";

const exampleMinor = 8_800_000;

/** What customers would see on an order, drawn by the order page's own component. Nothing in it can be pressed. */
export function PayPreview({ form }: { form: Pick<PaymentsForm, "ways" | "cash"> }) {
  const t = useTranslations("payments");
  const { shop } = useAccount();
  const { language } = useLanguage();
  const ways = shownWays(form);
  return (
    <Card title={t("preview")}>
      {ways.length === 0 ? (
        <p className="text-muted">{t("previewNone")}</p>
      ) : (
        <fieldset
          disabled
          lang={language}
          className="min-w-0 rounded-card bg-paper px-3 pb-3 text-base leading-normal ring-1 ring-line"
        >
          <HowToPay
            ways={ways}
            takesCash={form.cash}
            amount={formatMoney({ minor: exampleMinor, currency: shop.currency })}
            language={language}
          />
        </fieldset>
      )}
    </Card>
  );
}
