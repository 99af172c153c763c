import { type KeyboardEvent, type RefObject, useState } from "react";
import { namesThatBegin, typedName } from "../../rules.ts";

/** Somebody of the shop who can be named in a note. */
export type Reader = { id: string; name: string };

/**
 * The people whose name begins as what is typed behind an @ at the cursor. Arrows choose, Enter or Tab puts the name into
 * the text.
 */
export function useMentionPicker(
  people: readonly Reader[],
  { text, field }: { text: string; field: RefObject<HTMLTextAreaElement | null> },
  onPick: (text: string) => void,
) {
  const [cursor, setCursor] = useState(0);
  const [at, setAt] = useState(0);
  const [hidden, setHidden] = useState<string>();
  const typed = typedName(text.slice(0, cursor));
  const found = typed === undefined || typed === hidden ? [] : namesThatBegin(people, typed);
  const active = Math.min(at, Math.max(0, found.length - 1));
  const pick = ({ name }: Reader) => {
    if (typed === undefined) return;
    const before = `${text.slice(0, cursor - typed.length)}${name} `;
    setAt(0);
    setCursor(before.length);
    onPick(before + text.slice(cursor).trimStart());
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  };
  /** @returns whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = found[active];
    if (!chosen || event.shiftKey) return false;
    if (event.key === "ArrowDown") setAt((active + 1) % found.length);
    else if (event.key === "ArrowUp") setAt((active + found.length - 1) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(chosen);
    else if (event.key === "Escape") setHidden(typed);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    ...{ found, active, pick, onKey },
    /** Tells where the cursor stands. */
    onCursor: (position: number | null) => {
      setCursor(position ?? 0);
      setHidden(undefined);
    },
  };
}
export type Mentions = ReturnType<typeof useMentionPicker>;
