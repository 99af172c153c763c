"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import type { MatchedLine } from "@mauzo/contract/orders/order-matches";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Select } from "@mauzo/ui/select";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { QuantityStepper } from "../../../../../components/quantity-stepper.tsx";
import { addOnsOf, chosenOf, isSure, type MatchChoice, productsFor } from "../../form/matched-line.ts";

type Props = {
  line: MatchedLine;
  choice: MatchChoice;
  products: readonly Product[];
  taken: boolean;
  onChange: (choice: MatchChoice) => void;
  onTake: () => void;
};

/** A line of a message: its text, the product matched to it, and the quantity. */
export function MatchRow({ line, choice, products, taken, onChange, onTake }: Props) {
  const t = useTranslations("addOrder.paste");
  const add = useTranslations("addOrder");
  const offered = productsFor(line, products);
  const chosen = chosenOf(line, choice, products);
  const addOns = addOnsOf(line, chosen?.product.id);
  const said = <q className="wrap-anywhere min-w-0 font-medium">{line.text}</q>;
  if (offered.length === 0)
    return (
      <li className="flex flex-col gap-1 py-3">
        {said}
        <p className="text-muted">{t("none")}</p>
      </li>
    );
  const sure = isSure(line);
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {said}
        <Badge tone={sure ? "primary" : "accent"}>{t(sure ? "sure" : "check")}</Badge>
      </div>
      <Select
        aria-label={t("which", { text: line.text })}
        value={choice.variantId}
        disabled={taken}
        onChange={({ target }) => onChange({ ...choice, variantId: target.value })}
      >
        {choice.variantId === "" && <option value="">{t("choose")}</option>}
        {offered.flatMap((product) =>
          product.variants.map(({ id, name, price, stock }) => (
            <option key={id} value={id} disabled={stock <= 0}>
              {[product.name, name, formatMoney(price), stock <= 0 ? add("soldOut") : ""].filter(Boolean).join(" · ")}
            </option>
          )),
        )}
      </Select>
      {addOns.length > 0 && (
        <p className="text-muted">
          {t("with", { addOns: addOns.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ") })}
        </p>
      )}
      {line.is_rounded && <p className="text-muted">{t("rounded")}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {taken ? (
          <p role="status" className="flex min-h-9 items-center gap-1.5 text-muted">
            <Check aria-hidden="true" className="size-4" />
            {t("taken")}
          </p>
        ) : (
          <>
            <div className="flex items-center gap-2">
              <QuantityStepper
                name={line.text}
                quantity={choice.quantity}
                least={1}
                most={null}
                onChange={(quantity) => onChange({ ...choice, quantity })}
              />
              {chosen && choice.quantity > chosen.stock && (
                <span className="text-danger">{add("left", { count: String(chosen.stock) })}</span>
              )}
            </div>
            <Button variant="secondary" disabled={!chosen} onClick={onTake}>
              {t("take")}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
