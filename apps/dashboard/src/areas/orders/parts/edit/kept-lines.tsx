"use client";

import { orderItems } from "@mauzo/contract/order-items";
import type { Order, OrderLine } from "@mauzo/contract/orders";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "use-intl";
import { Picture } from "../../../../components/picture.tsx";
import { type EditDraft, quantityIn, withQuantity } from "../../form/edit.ts";
import { Stepper } from "../add/stepper.tsx";

type Props = { order: Order; draft: EditDraft; onChange: (quantities: EditDraft["quantities"]) => void };

/** What is in an order, at the prices it was ordered at: more of it, less, or none. */
export function KeptLines({ order, draft, onChange }: Props) {
  const t = useTranslations("editOrder");
  const words = useTranslations("orders");
  const row = (line: OrderLine, name: string, title: string) => {
    const quantity = quantityIn(draft, line);
    return (
      <div className="flex min-w-0 grow items-center justify-between gap-3 big-text:flex-wrap">
        <div className="min-w-0">
          <p
            className={clsx(
              "wrap-anywhere",
              line.kind === "variant" && "font-medium",
              quantity === 0 && "text-muted line-through",
            )}
          >
            {title}
          </p>
          <p className="text-[0.8125rem] text-muted tabular-nums">
            {formatMoney(line.unit_price)}
            {quantity !== line.quantity && ` · ${t("was", { quantity: String(line.quantity) })}`}
          </p>
        </div>
        <Stepper
          name={name}
          quantity={quantity}
          most={null}
          onChange={(next) => onChange(withQuantity(draft, order, line, next))}
        />
      </div>
    );
  };
  return (
    <Card title={t("lines")} description={t("linesText")} flush>
      <ul aria-label={t("lines")}>
        {orderItems(order.lines).map(({ item, productId, productName, variants, addOns }) => {
          const nameOf = ({ name }: OrderLine) => [productName, name].filter(Boolean).join(" · ");
          return (
            <li key={`${item} ${productId}`} className="flex flex-col gap-3 border-line border-t px-4 py-3 md:px-5">
              {variants.map((line) => (
                <div key={line.id} className="flex items-center gap-3">
                  <Picture address={line.image_url} sizes="44px" className="size-11" />
                  {row(line, nameOf(line), nameOf(line))}
                </div>
              ))}
              {addOns.length > 0 && (
                <ul
                  aria-label={words("addOnsOf", { name: productName })}
                  className="ml-5.5 flex flex-col gap-2 border-line border-l-2 pl-8"
                >
                  {addOns.map((line) => (
                    <li key={line.id}>{row(line, nameOf(line), line.name)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
