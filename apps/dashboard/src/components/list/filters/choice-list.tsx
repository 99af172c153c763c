import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";

type Choice = { value: string; text: string; note?: string | undefined };
type Props = {
  label: string;
  choices: readonly Choice[];
  /** The chosen one, where one of them can be. */
  value?: string | null;
  onChoose: (value: string) => void;
};

/** The arrow keys go from one to the next, as in a menu. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

/** A short list to choose one from. */
export function ChoiceList({ label, choices, value, onChoose }: Props) {
  return (
    <ul aria-label={label} onKeyDown={walk} className="flex flex-col">
      {choices.map((choice) => {
        const isChosen = value !== undefined && choice.value === value;
        return (
          <li key={choice.value}>
            <button
              type="button"
              aria-pressed={value === undefined ? undefined : isChosen}
              onClick={() => onChoose(choice.value)}
              className={clsx(
                "flex min-h-9 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken pointer-coarse:min-h-11",
                isChosen && "font-medium",
              )}
            >
              <span className="min-w-0 grow">{choice.text}</span>
              {choice.note !== undefined && (
                <span className="min-w-0 truncate text-brand text-xs tabular-nums">{choice.note}</span>
              )}
              {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
