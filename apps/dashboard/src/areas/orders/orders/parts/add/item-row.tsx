"use client";

import type { DraftItem } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "use-intl";
import { Stepper } from "./stepper.tsx";

type Props = {
  item: DraftItem;
  /** What it is called where it stands alone. */
  title: string;
  currency: string;
  /** Whether one more fits beside the others of its group. */
  canAdd?: boolean;
  onChange: (quantity: number) => void;
};

/** A variant or an add-on: what one costs, how many are left, how many are wanted. */
export function ItemRow({ item, title, currency, canAdd = true, onChange }: Props) {
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
      <Stepper name={title} quantity={item.quantity} most={canAdd ? item.stock : item.quantity} onChange={onChange} />
    </div>
  );
}
