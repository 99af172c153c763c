"use client";

import { groupOrderLines, type OrderItem } from "@mauzo/contract/orders/group-order-lines";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { ClashNote } from "../../../../../components/form/editing/clash-note.tsx";
import { Picture } from "../../../../../components/picture.tsx";
import { QuantityStepper } from "../../../../../components/quantity-stepper.tsx";
import { type EditDraft, extrasOf, quantityIn, withQuantity } from "../../form/edit-draft.ts";

type Props = {
  order: Order;
  draft: EditDraft;
  currency: string;
  /** Whether an item has add-ons to choose from. */
  mayChoose: (item: OrderItem) => boolean;
  onChange: (lines: EditDraft["lines"]) => void;
  onAddOns: (item: OrderItem) => void;
};

/** The lines of an order at their original prices, with their quantities to edit. */
export function ExistingLines({ order, draft, currency, mayChoose, onChange, onAddOns }: Props) {
  const t = useTranslations("editOrder");
  const words = useTranslations("orders");
  const row = (line: OrderLine, name: string, title: string) => {
    const quantity = quantityIn(draft, line);
    return (
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-1 big-text:basis-full">
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
            {line.kind === "add_on" && line.unit_price.minor === 0 ? words("free") : formatMoney(line.unit_price)}
            {quantity !== line.quantity && ` · ${t("was", { quantity: String(line.quantity) })}`}
          </p>
        </div>
        <QuantityStepper
          name={name}
          quantity={quantity}
          most={null}
          onChange={(next) => onChange(withQuantity(draft, order, line, next))}
        />
        <div className="basis-full">
          <ClashNote at={`lines/${line.id}/quantity`} label={name} />
        </div>
      </div>
    );
  };
  return (
    <Card title={t("lines")} description={t("linesText")} flush>
      <ul aria-label={t("lines")}>
        {groupOrderLines(order.lines).map((together) => {
          const { item, productId, productName, variants, addOns } = together;
          const extras = extrasOf(draft, together);
          const nameOf = ({ name }: OrderLine) => [productName, name].filter(Boolean).join(" · ");
          return (
            <li key={`${item} ${productId}`} className="flex flex-col gap-3 border-line border-t px-4 py-3 md:px-5">
              {variants.map((line) => (
                <div key={line.id} className="flex items-center gap-3">
                  <Picture address={line.image_url} name={productName} sizes="44px" className="size-11" />
                  {row(line, nameOf(line), nameOf(line))}
                </div>
              ))}
              {addOns.length + extras.length > 0 && (
                <ul
                  aria-label={words("addOnsOf", { name: productName })}
                  className="ml-5.5 flex flex-col gap-2 border-line border-l-2 pl-8"
                >
                  {addOns.map((line) => (
                    <li key={line.id}>{row(line, nameOf(line), line.name)}</li>
                  ))}
                  {extras.map(({ id, name, minor, quantity }) => (
                    <li key={id} className="flex justify-between gap-3 tabular-nums">
                      <span className="wrap-anywhere">
                        {name} +{quantity}
                      </span>
                      <span className="text-muted">
                        {minor === 0 ? words("free") : formatMoney({ minor: minor * quantity, currency })}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
              {mayChoose(together) && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="ml-14 self-start"
                  aria-label={t("addOnsOf", { name: productName })}
                  onClick={() => onAddOns(together)}
                >
                  {t("addOns")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
