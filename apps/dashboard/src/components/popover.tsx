"use client";

import { type ReactNode, type RefObject, useId, useRef } from "react";
import { late } from "../lib/late/late.tsx";

const Panel = late(async () => (await import("@mauzo/ui/popover-panel")).PopoverPanel);

/** What makes a button open and close its sheet. */
type Trigger = {
  ref: RefObject<HTMLButtonElement | null>;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
};
/** What a sheet is told of its button. */
export type PanelOf = { id: string; button: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** A button and its sheet, which a `PopoverPanel` draws. */
export function usePopover(open: boolean, onOpenChange: (open: boolean) => void): [trigger: Trigger, panel: PanelOf] {
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

/** A small sheet beside its button. Escape or a press elsewhere closes it and gives focus back. */
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
