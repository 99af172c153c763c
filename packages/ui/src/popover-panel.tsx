import { Popover } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";

type Props = {
  id: string;
  label: string;
  /** The button that opens and closes the popover. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A popover beside a button. Escape or a press elsewhere closes it and returns the focus to the button. */
export function PopoverPanel({ id, label, button, onClose, children }: Props) {
  const pressedElsewhere = useRef(false);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button closes it itself.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
            else pressedElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!pressedElsewhere.current) button.current?.focus();
          }}
          className="z-40 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-card p-3 text-ink text-sm shadow-float"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
