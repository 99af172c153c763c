"use client";

import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import { chargeMinor } from "@mauzo/format/amount/charge-minor";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";

type Props = {
  charges: readonly StandingCharge[];
  /** The ids of those that this order goes without. */
  dropped: readonly string[];
  goodsMinor: number;
  currency: string;
  onChange: (dropped: string[]) => void;
};

/** What the shop adds to every order; this one may go without. */
export function StandingCharges({ charges, dropped, goodsMinor, currency, onChange }: Props) {
  const t = useTranslations("addOrder");
  if (charges.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t("standing")}</legend>
      {charges.map((charge) => (
        <Checkbox
          key={charge.id}
          label={`${isolateBidi(charge.name)}: ${formatMoney({ minor: chargeMinor(charge, goodsMinor), currency })}`}
          className="min-h-9 pointer-coarse:min-h-11"
          checked={!dropped.includes(charge.id)}
          onChange={({ target }) =>
            onChange(target.checked ? dropped.filter((id) => id !== charge.id) : [...dropped, charge.id])
          }
        />
      ))}
    </fieldset>
  );
}
