"use client";

import { QuantityStepper as Stepper } from "@mauzo/ui/quantity-stepper";
import { useTranslations } from "next-intl";

type Props = {
  name: string;
  quantity: number;
  least?: number;
  most: number | null;
  onChange: (quantity: number) => void;
};

/** How many of a line, in the words of an order. */
export function QuantityStepper({ name, ...rest }: Props) {
  const t = useTranslations("addOrder");
  const labels = { fewer: t("fewer", { name }), more: t("more", { name }), quantity: t("quantityOf", { name }) };
  return <Stepper {...rest} labels={labels} />;
}
