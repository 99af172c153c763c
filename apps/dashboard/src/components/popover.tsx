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

type Props = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: (trigger: Trigger) => ReactNode;
  children: ReactNode;
};

/** A small sheet beside its button. Escape or a press elsewhere closes it and gives focus back. */
export function Popover({ label, open, onOpenChange, trigger, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {trigger({
        ref: button,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <Panel id={id} label={label} button={button} onClose={() => onOpenChange(false)}>
          {children}
        </Panel>
      )}
    </>
  );
}
