import { clsx } from "clsx";
import type { ReactNode } from "react";

/** One choice: its text, and the text's language where it differs from the page's. */
type Chip<Value extends string> = { value: Value; text: ReactNode; lang?: string };
type Props<Value extends string> = {
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
};

/** One of a few choices, all visible; the chosen one is pressed. `label` names what is chosen. */
export function ChoiceChips<Value extends string>({
  label,
  chips,
  value,
  onChoose,
  className = "flex-wrap",
}: Props<Value>) {
  return (
    <fieldset aria-label={label} className={clsx("flex min-w-0 gap-1.5", className)}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          lang={chip.lang}
          aria-pressed={chip.value === value}
          onClick={() => onChoose(chip.value)}
          className={clsx(
            "min-h-8 shrink-0 rounded-full px-3 text-[0.8125rem] transition-colors pointer-coarse:min-h-10",
            chip.value === value ? "bg-ink font-medium text-paper" : "bg-sunken text-ink hover:bg-line",
          )}
        >
          {chip.text}
        </button>
      ))}
    </fieldset>
  );
}
