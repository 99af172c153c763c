"use client";

import { Button } from "@mauzo/ui/button";
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";

type Props = {
  name: string;
  quantity: number;
  least?: number;
  most: number | null;
  onChange: (quantity: number) => void;
};

/** A quantity with minus and plus buttons, large enough for a thumb. */
export function QuantityStepper({ name, quantity, least = 0, most, onChange }: Props) {
  const t = useTranslations("addOrder");
  return (
    <div className="flex shrink-0 items-center gap-1">
      <Button
        variant="secondary"
        size="icon"
        aria-label={t("fewer", { name })}
        disabled={quantity <= least}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </Button>
      <output aria-label={t("quantityOf", { name })} className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <Button
        variant="secondary"
        size="icon"
        aria-label={t("more", { name })}
        disabled={most !== null && quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
