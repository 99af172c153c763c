import { RadioTile } from "@mauzo/ui/radio-tile";
import type { ReactNode } from "react";

type Props<T extends string> = {
  legend: string;
  /** The choice's parameter name in a URL. */
  name: string;
  choices: readonly T[];
  chosen: T | undefined;
  names: Record<T, string>;
  onChoose: (choice: T) => void;
  /** Renders the picture of a choice, above its name. */
  look: (choice: T) => ReactNode;
};

/** One of several, each with its picture: radio buttons, so that arrow keys and screen readers work. */
export function PictureRadioGroup<T extends string>({
  legend,
  name,
  choices,
  chosen,
  names,
  onChoose,
  look,
}: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold text-base">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {choices.map((choice) => (
          <RadioTile
            key={choice}
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            className="min-h-11 min-w-0 flex-col gap-2 bg-card p-2 text-center text-sm leading-tight has-checked:text-primary-strong"
          >
            {look(choice)}
            <span className="wrap-anywhere">{names[choice]}</span>
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
