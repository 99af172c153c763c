import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { overlayClass } from "./overlay-class.ts";
import { useFocusBack } from "./use-focus-back.ts";

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** The name of the safe answer, which has the focus at first. */
  cancel: string;
  onClose: () => void;
  /** The button of the other answer. */
  action: ReactNode;
};

/** A question that must be answered before going on. Traps focus, gives it back; Escape answers with `onClose`. */
export function Dialog({ open, title, text, cancel, onClose, action }: Props) {
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          {...focusBack}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card border border-line bg-card p-5 text-ink shadow-float md:top-1/2 md:bottom-auto md:-translate-y-1/2"
        >
          <AlertDialog.Title className="font-semibold text-base">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted text-sm">{text}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2 text-sm">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancel}</Button>
            </AlertDialog.Cancel>
            {action}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
