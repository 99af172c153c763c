"use client";

import { type ReactNode, type RefObject, useId, useRef } from "react";
import { lazyPart } from "../lib/lazy/lazy-part.tsx";

const Panel = lazyPart(async () => (await import("@mauzo/ui/popover-panel")).PopoverPanel);

/** The props that make a button open and close its popover. */
type Trigger = {
  ref: RefObject<HTMLButtonElement | null>;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
};
/** The props that connect a popover to its button. */
export type PanelProps = { id: string; button: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** A button and its popover, rendered by a `PopoverPanel`. */
export function usePopover(
  open: boolean,
  onOpenChange: (open: boolean) => void,
): [trigger: Trigger, panel: PanelProps] {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const trigger: Trigger = {
    ref: button,
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    onClick: () => onOpenChange(!open),
  };
  return [trigger, { id, button, onClose: () => onOpenChange(false) }];
}

type Props = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: (trigger: Trigger) => ReactNode;
  children: ReactNode;
};

/** A popover beside its button. Escape or a press elsewhere closes it and returns the focus. */
export function Popover({ label, open, onOpenChange, trigger, children }: Props) {
  const [button, panel] = usePopover(open, onOpenChange);
  return (
    <>
      {trigger(button)}
      {open && (
        <Panel {...panel} label={label}>
          {children}
        </Panel>
      )}
    </>
  );
}
