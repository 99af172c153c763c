"use client";

import type { DraftItem } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { QuantityStepper } from "../../../../../components/quantity-stepper.tsx";

type Props = {
  item: DraftItem;
  /** Its full name, for when it is read on its own. */
  title: string;
  currency: string;
  /** Whether the limit of its group allows one more. */
  canAdd?: boolean;
  onChange: (quantity: number) => void;
};

/** A variant or an add-on: its price, its stock, and the quantity. */
export function QuantityRow({ item, title, currency, canAdd = true, onChange }: Props) {
  const t = useTranslations("addOrder");
  const price = item.minor === 0 ? t("free") : formatMoney({ minor: item.minor, currency });
  return (
    <div className="flex items-center justify-between gap-3 big-text:flex-wrap">
      <div className="min-w-0">
        {item.name !== "" && <p className="wrap-anywhere">{item.name}</p>}
        <p className="text-[0.8125rem] text-muted tabular-nums">
          {price}
          {item.stock !== null && ` · ${item.stock > 0 ? t("left", { count: String(item.stock) }) : t("soldOut")}`}
        </p>
      </div>
      <QuantityStepper
        name={title}
        quantity={item.quantity}
        most={canAdd ? item.stock : item.quantity}
        onChange={onChange}
      />
    </div>
  );
}
