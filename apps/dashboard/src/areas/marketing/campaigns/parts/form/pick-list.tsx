"use client";

import { Checkbox } from "@mauzo/ui/checkbox";
import { type ReactNode, useId } from "react";
import { ClashNote } from "../../../../../components/form/editing/clash-note.tsx";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";

type Props = {
  /** The field's name in the form. */
  name: string;
  label: string;
  choices: readonly { value: string; text: string }[];
  chosen: readonly string[];
  /** Shown where there is nothing to choose. */
  none: ReactNode;
  onChange: (chosen: string[]) => void;
};

/** Any of several, in a list that scrolls where it is long. */
export function PickList({ name, label, choices, chosen, none, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <p id={id} className="mb-1.5 font-medium text-[0.8125rem]">
        {label}
      </p>
      {choices.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <div className="max-h-56 overflow-y-auto rounded-control border border-line px-3 py-1">
          {choices.map(({ value, text }) => (
            <Checkbox
              key={value}
              label={text}
              className="wrap-anywhere min-h-9 pointer-coarse:min-h-11"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
          ))}
        </div>
      )}
      <ClashNote at={name} label={label} />
      <ListError name={name} />
    </fieldset>
  );
}
