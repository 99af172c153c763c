"use client";

import type { AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { isFree } from "../rules.ts";
import { StockLabel } from "./stock-label.tsx";

export function AddOnGroups({ groups }: { groups: readonly AddOnGroup[] }) {
  const t = useTranslations("products");
  return (
    <Card title={t("addOns")} flush>
      {groups.map(({ id, name, min, max, add_ons }) => (
        <section key={id} aria-label={name} className="border-line border-t px-4 py-3 first:border-0 md:px-5">
          <p className="font-medium">
            <bdi>{name}</bdi>{" "}
            <span className="font-normal text-muted">
              {min === max
                ? t("addOnExactly", { min: String(min) })
                : t("addOnRule", { min: String(min), max: String(max) })}
            </span>
          </p>
          <ul className="mt-2 flex flex-col gap-1.5">
            {add_ons.map((addOn) => (
              <li key={addOn.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{addOn.name}</span>
                <span className="flex items-baseline gap-4 text-muted tabular-nums">
                  {addOn.stock === null ? t("notCounted") : <StockLabel count={addOn.stock} />}
                  <span className="text-ink">{isFree(addOn.price) ? t("free") : formatMoney(addOn.price)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
