"use client";

import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";

/** The props of the lazy component that renders a menu: it is `wanted` as soon as the menu is open. */
export type MenuProps = {
  wanted: boolean;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
};

/** A button and its menu, rendered by a `DropdownMenu` inside the same positioned box. */
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
  const menu: MenuProps = { wanted: open, button, open, onClose: () => setOpen(false) };
  return { trigger, menu };
}
