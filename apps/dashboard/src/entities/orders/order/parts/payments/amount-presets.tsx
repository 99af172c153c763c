"use client";

import type { TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatAmount } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useId } from "react";
import { presetAmounts } from "../../rules.ts";

type Props = {
  label: string;
  /** The button for all of it. */
  all: string;
  /** Why an amount above `most` cannot be chosen. */
  above: string;
  most: { minor: number };
  /** Whether more can be chosen as well. */
  allowsMore?: boolean;
  /** What the field holds now. */
  amount: TypedAmount | undefined;
  onChoose: (minor: number) => void;
};

/** The amounts people pay in, beside the field for one: those that would be too much are there, but not to be chosen. */
export function AmountPresets({ label, all, above, most, allowsMore = false, amount, onChoose }: Props) {
  const why = useId();
  const isAbove = (minor: number) => !allowsMore && minor > most.minor;
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        disabled={most.minor <= 0}
        aria-pressed={most.minor > 0 && amount === most.minor}
        onClick={() => onChoose(most.minor)}
      >
        {all}
      </Button>
      {presetAmounts.map((minor) => (
        <Button
          key={minor}
          variant="secondary"
          size="sm"
          disabled={isAbove(minor)}
          aria-describedby={isAbove(minor) ? why : undefined}
          aria-pressed={minor === amount}
          onClick={() => onChoose(minor)}
        >
          {formatAmount(minor)}
        </Button>
      ))}
      {presetAmounts.some(isAbove) && (
        <p id={why} className="w-full text-[0.8125rem] text-muted">
          {above}
        </p>
      )}
    </fieldset>
  );
}
