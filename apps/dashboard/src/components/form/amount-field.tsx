"use client";

import {
  type AmountKind,
  amountText,
  isUnreadable,
  readAmount,
  type TypedAmount,
} from "@mauzo/format/amount/typed-amount";
import { Field } from "@mauzo/ui/field";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { AmountInput } from "./amount-input.tsx";
import { FormField } from "./editing/form-field.tsx";

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
  /** The field's path in the form that is edited; without one it stands by itself. */
  name?: string;
  /** Its value in words, where both changed it. */
  say?: (value: unknown) => string | undefined;
  /** A currency, or "%" for a percentage. */
  unit: string;
  /** Minor units, or hundredths of a percent; nothing for an empty field, and what was typed where it is no amount. */
  value: TypedAmount | null | undefined;
  onChange: (amount: TypedAmount | undefined) => void;
  disabled?: boolean;
  autoFocus?: boolean;
};

/**
 * A press takes the focus before it counts: an error that appears in between would move what is pressed from under the
 * finger.
 */
function afterPress(then: () => void) {
  if (document.querySelector(":active") === null) then();
  else document.addEventListener("click", then, { once: true });
}

/** What to say at a field in which something stands that is no amount. */
export function useAmountProblem() {
  const t = useTranslations("input.amountWrong");
  return (amount: TypedAmount | null | undefined, kind: AmountKind = "money") =>
    isUnreadable(amount) ? t(kind) : undefined;
}

/**
 * The field for an amount of money or a percentage. What cannot be read stays as it was typed, with its error, and is
 * handed on as a text: who saves has to ask for it.
 */
export function AmountField({ unit, value, onChange, disabled, autoFocus, name, say, error, ...labelled }: Props) {
  const kind = unit === "%" ? "percentage" : "money";
  const problemOf = useAmountProblem();
  const [text, setText] = useState(() => amountText(value));
  // While somebody types, half a number is no mistake yet.
  const [isTyping, setTyping] = useState(false);
  // Shows a value set from outside; if the value comes from the typed text, the text stays as it is.
  const shown = (readAmount(text, kind) ?? null) === (value ?? null) ? text : amountText(value);
  const control: ComponentProps<typeof Field>["children"] = (given) => (
    <AmountInput
      {...given}
      kind={kind}
      suffix={unit}
      disabled={disabled}
      autoFocus={autoFocus}
      value={shown}
      onBlur={() => afterPress(() => setTyping(false))}
      onKeyDown={({ key }) => key === "Enter" && setTyping(false)}
      onChange={({ target }) => {
        setTyping(true);
        setText(target.value);
        onChange(readAmount(target.value, kind));
      }}
    />
  );
  const own = error ?? (isTyping ? undefined : problemOf(value, kind));
  return name === undefined ? (
    <Field {...labelled} error={own}>
      {control}
    </Field>
  ) : (
    <FormField {...labelled} name={name} say={say} error={own}>
      {control}
    </FormField>
  );
}
