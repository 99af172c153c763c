"use client";

import type { DraftItem, DraftLine } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Picture } from "../../../../../components/picture.tsx";
import { hasAddOns, lineGroupFit, lineMinor, withQuantity } from "../../form/order-draft.ts";
import { QuantityRow } from "./quantity-row.tsx";

type Props = {
  line: DraftLine;
  /** Its name, distinct from other items of the same product. */
  name: string;
  currency: string;
  onChange: (line: DraftLine) => void;
  /** Opens the item for editing. */
  onOpen: () => void;
  onRemove: () => void;
};

/** An item of the order: the quantity of each variant of a product, or what was chosen of one with add-ons. */
export function DraftLineRow({ line, name, currency, onChange, onOpen, onRemove }: Props) {
  const t = useTranslations("addOrder");
  const wanted = line.variants.filter(({ quantity }) => quantity > 0);
  const only = wanted.length === 1 ? wanted[0] : undefined;
  return (
    <li className="border-line border-t px-4 py-3 md:px-5">
      <div className="mb-2 flex items-center gap-3">
        <Picture address={only?.image ?? line.image} name={line.name} sizes="40px" className="size-10" />
        <p className="wrap-anywhere min-w-0 grow font-medium">{line.name}</p>
        <Button variant="ghost" size="icon" aria-label={t("remove", { name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {hasAddOns(line) ? (
        <Summary line={line} name={name} currency={currency} onOpen={onOpen} />
      ) : (
        <ul className="flex flex-col gap-2">
          {line.variants.map((item) => (
            <li key={item.id}>
              <QuantityRow
                item={item}
                title={`${line.name} ${item.name}`.trim()}
                currency={currency}
                onChange={(quantity) => onChange(withQuantity(line, item.id, quantity))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Summary({ line, name, currency, onOpen }: Omit<Props, "onChange" | "onRemove">) {
  const t = useTranslations("addOrder");
  const chosen = (items: readonly DraftItem[]) => items.filter(({ quantity }) => quantity > 0);
  const fits = line.groups.every((group) => lineGroupFit(line, group).fits);
  const row = ({ id, quantity, name: own }: DraftItem, mark = "") => (
    <li key={id} className="wrap-anywhere tabular-nums">
      {mark}
      {quantity} × {own || line.name}
    </li>
  );
  return (
    <div className="flex items-end justify-between gap-3 big-text:flex-wrap">
      <div className="min-w-0">
        <ul>{chosen(line.variants).map((item) => row(item))}</ul>
        <ul className="mt-1 border-line border-l-2 pl-3 text-muted">
          {line.groups.flatMap(({ addOns }) => chosen(addOns).map((item) => row(item, "+ ")))}
        </ul>
        {!fits && <p className="mt-1 text-danger">{t("problem.addOns")}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <p className="tabular-nums">{formatMoney({ minor: lineMinor(line), currency })}</p>
        <Button variant="secondary" size="sm" aria-label={t("changeItem", { name })} onClick={onOpen}>
          {t("change")}
        </Button>
      </div>
    </div>
  );
}
