"use client";

import type { MessagePrices } from "@mauzo/contract/conversations/message-prices";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";

const categories = ["utility", "marketing"] as const;

type Props = {
  prices: MessagePrices;
  currency: string;
  /** Nobody who may not change them gets it. */
  onSave: ((prices: MessagePrices) => void) | undefined;
  busy: boolean;
};

/** What the shop pays WhatsApp for a template, as its bill says: so that each message shows what it costs. */
export function PricesCard({ prices, currency, onSave, busy }: Props) {
  const t = useTranslations("templates");
  const problemOf = useAmountProblem();
  const [typed, setTyped] = useState<Record<(typeof categories)[number], TypedAmount | null>>({
    utility: prices.utility_minor,
    marketing: prices.marketing_minor,
  });
  const [tried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    const { utility, marketing } = typed;
    if (isUnreadable(utility) || isUnreadable(marketing)) return;
    onSave?.({ ...prices, utility_minor: utility, marketing_minor: marketing });
  };
  const shown = (minor: number | null) => (minor === null ? t("priceUnknown") : formatMoney({ minor, currency }));
  return (
    <Card title={t("pricesTitle")} description={t("pricesText")}>
      {onSave ? (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) save();
          }}
        >
          {categories.map((category) => (
            <AmountField
              key={category}
              label={t(`categories.${category}`)}
              unit={currency}
              value={typed[category]}
              onChange={(amount) => setTyped({ ...typed, [category]: amount ?? null })}
              error={tried ? problemOf(typed[category]) : undefined}
            />
          ))}
          <div>
            <Button type="submit" variant="secondary" busy={busy}>
              {t("savePrices")}
            </Button>
          </div>
        </form>
      ) : (
        <p>
          {t("categories.utility")}: {shown(prices.utility_minor)} · {t("categories.marketing")}:{" "}
          {shown(prices.marketing_minor)}
        </p>
      )}
    </Card>
  );
}
