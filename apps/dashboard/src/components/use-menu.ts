"use client";

import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";

/** What the late part that draws a menu is told: it is `wanted` as soon as the menu is open. */
export type MenuOf = {
  wanted: boolean;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
};

/** A button and its menu, which a `DropdownMenu` draws inside the same positioned box. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const trigger = {
    ref: button,
    id: useId(),
    type: "button",
    "aria-haspopup": "menu",
    "aria-expanded": open,
    onClick: () => setOpen(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;
  const menu: MenuOf = { wanted: open, button, open, onClose: () => setOpen(false) };
  return { trigger, menu };
}
