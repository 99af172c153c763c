"use client";

import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import type { Order } from "@mauzo/contract/orders/orders";
import { Checkbox } from "@mauzo/ui/checkbox";
import { clsx } from "clsx";
import { QuantityStepper } from "../../../../../components/quantity-stepper.tsx";
import type { ReturnDraft } from "../../form/return-draft.ts";

type Props = {
  order: Order;
  draft: Pick<ReturnDraft, "quantities" | "spoilt">;
  words: { title: string; restock: string; of: (quantity: string) => string };
  onChange: (part: Pick<ReturnDraft, "quantities"> | Pick<ReturnDraft, "spoilt">) => void;
};

/** What of an order can come back: how many of each line do, and whether they can be sold again. */
export function ReturnLines({ order, draft: { quantities, spoilt }, words, onChange }: Props) {
  const items = groupOrderLines(order.lines.filter(({ quantity }) => quantity > 0));
  const lines = items.flatMap(({ variants, addOns }) => [...variants, ...addOns]);
  return (
    <ul aria-label={words.title} className="-mx-1 flex max-h-[40vh] flex-col gap-3 overflow-y-auto px-1">
      {lines.map((line) => {
        const name = [line.product_name, line.name].filter(Boolean).join(" · ");
        const quantity = quantities[line.id] ?? 0;
        return (
          <li key={line.id} className={clsx(line.kind === "add_on" && "ml-2 border-line border-l-2 pl-3")}>
            <div className="flex items-center justify-between gap-3 big-text:flex-wrap">
              <div className="min-w-0">
                <p className="wrap-anywhere font-medium">{name}</p>
                <p className="text-[0.8125rem] text-muted">{words.of(String(line.quantity))}</p>
              </div>
              <QuantityStepper
                name={name}
                quantity={quantity}
                most={line.quantity}
                onChange={(next) => onChange({ quantities: { ...quantities, [line.id]: next } })}
              />
            </div>
            {quantity > 0 && (
              <Checkbox
                label={words.restock}
                className="min-h-11"
                checked={!spoilt.includes(line.id)}
                onChange={({ target }) =>
                  onChange({
                    spoilt: target.checked ? spoilt.filter((id) => id !== line.id) : [...spoilt, line.id],
                  })
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
