"use client";

import type { MessagePrices } from "@mauzo/contract/conversations/message-prices";
import { amountText, readAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountInput } from "../../../../components/form/amount-input.tsx";

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
  const typedOf = (minor: number | null) => (minor === null ? "" : amountText(minor));
  const [typed, setTyped] = useState({
    utility: typedOf(prices.utility_minor),
    marketing: typedOf(prices.marketing_minor),
  });
  const [tried, setTried] = useState(false);
  const read = (text: string) => (text.trim() === "" ? null : readAmount(text));
  const [utility, marketing] = [read(typed.utility), read(typed.marketing)];
  const isAmount = (amount: ReturnType<typeof read>) => amount === null || typeof amount === "number";
  const save = () => {
    setTried(true);
    if (typeof utility === "string" || typeof marketing === "string") return;
    onSave?.({ version: prices.version, utility_minor: utility ?? null, marketing_minor: marketing ?? null });
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
            <Field
              key={category}
              label={t(`categories.${category}`)}
              error={tried && !isAmount(category === "utility" ? utility : marketing) ? t("priceWrong") : undefined}
            >
              {(control) => (
                <AmountInput
                  {...control}
                  suffix={currency}
                  value={typed[category]}
                  onChange={({ target }) => setTyped({ ...typed, [category]: target.value })}
                />
              )}
            </Field>
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
