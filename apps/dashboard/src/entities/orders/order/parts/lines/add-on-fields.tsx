"use client";

import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { useTranslations } from "next-intl";
import { hasAddOns, lineGroupFit, withQuantity } from "../../form/order-draft.ts";
import { QuantityRow } from "./quantity-row.tsx";

type Props = { line: DraftLine; currency: string; onChange: (line: DraftLine) => void };

/** The add-ons an item can have, by group, with how many are allowed. */
export function AddOnFields({ line, currency, onChange }: Props) {
  const t = useTranslations("addOrder");
  return line.groups
    .filter((group) => hasAddOns({ groups: [group] }))
    .map((group) => {
      const { min, max, room, fits } = lineGroupFit(line, group);
      return (
        <section key={group.id} aria-label={group.name} className="border-line border-l-2 pl-3">
          <p className="text-[0.8125rem]">
            {group.name}{" "}
            <span className={fits ? "text-muted" : "text-danger"}>
              {min === max
                ? t("chooseJust", { count: String(max) })
                : t("choose", { least: String(min), most: String(max) })}
            </span>
          </p>
          <ul className="mt-1 flex flex-col gap-2">
            {group.addOns.map((item) => (
              <li key={item.id}>
                <QuantityRow
                  item={item}
                  title={item.name}
                  currency={currency}
                  canAdd={room > 0}
                  onChange={(quantity) => onChange(withQuantity(line, item.id, quantity))}
                />
              </li>
            ))}
          </ul>
        </section>
      );
    });
}
