"use client";

import type { Order } from "@mauzo/contract/orders";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "use-intl";
import { type EditDraft, quantityIn } from "../../form/edit.ts";
import { Stepper } from "../add/stepper.tsx";

type Props = { order: Order; draft: EditDraft; onChange: (quantities: EditDraft["quantities"]) => void };

/** What is in an order, at the prices it was ordered at: more of it, less, or none. */
export function KeptLines({ order, draft, onChange }: Props) {
  const t = useTranslations("editOrder");
  return (
    <Card title={t("lines")} description={t("linesText")} flush>
      <ul aria-label={t("lines")}>
        {order.lines.map((line) => {
          const quantity = quantityIn(draft, line);
          const name = [line.product_name, line.name].filter(Boolean).join(" · ");
          return (
            <li
              key={line.id}
              className="flex items-center justify-between gap-3 border-line border-t px-4 py-3 md:px-5 big-text:flex-wrap"
            >
              <div className="min-w-0">
                <p className={clsx("wrap-anywhere font-medium", quantity === 0 && "text-muted line-through")}>{name}</p>
                <p className="text-[0.8125rem] text-muted tabular-nums">
                  {formatMoney(line.unit_price)}
                  {quantity !== line.quantity && ` · ${t("was", { quantity: String(line.quantity) })}`}
                </p>
              </div>
              <Stepper
                name={name}
                quantity={quantity}
                most={null}
                onChange={(next) => onChange({ ...draft.quantities, [line.id]: next })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
