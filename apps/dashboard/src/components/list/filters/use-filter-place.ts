import { type RefObject, useState } from "react";

type Button = RefObject<HTMLButtonElement | null>;
export type FilterPlace = {
  /** Which filter is open beside which button; "all" is the choice among them. */
  open: { id: string; button: Button } | undefined;
  toggle: (id: string, button: Button) => void;
  choose: (id: string) => void;
  close: () => void;
};

/** Where a list's filters are open: one at a time, beside the button that was pressed. */
export function useFilterPlace(): FilterPlace {
  const [open, setOpen] = useState<FilterPlace["open"]>();
  return {
    open,
    toggle: (id, button) => setOpen(open?.button === button ? undefined : { id, button }),
    choose: (id) => open && setOpen({ ...open, id }),
    close: () => setOpen(undefined),
  };
}
