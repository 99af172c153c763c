import { fill } from "@mauzo/format/fill";
import { QuantityStepper as Stepper } from "@mauzo/ui/quantity-stepper";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { scriptOnly } from "../product/form-number.tsx";

type Props = {
  name: string;
  value: number;
  least: number;
  most: number;
  texts: Messages["shopfront"];
  /** In a form that works without a script, where a field stands in its place then. */
  isForm?: boolean;
  onChange: (value: number) => void;
};

/** How many of a product or an add-on, in the shop's words. */
export function QuantityStepper({ name, value, texts, isForm = false, ...rest }: Props) {
  const labels = {
    fewer: fill(texts.less, { name }),
    more: fill(texts.oneMore, { name }),
    quantity: `${texts.quantity}: ${value}`,
  };
  return <Stepper {...rest} className={isForm ? scriptOnly : undefined} quantity={value} labels={labels} />;
}
