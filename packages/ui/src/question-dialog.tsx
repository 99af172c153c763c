import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { backdropClass } from "./backdrop-class.ts";
import { Button } from "./button.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** The label of the safe button, which has the focus at first. */
  cancel: string;
  onClose: () => void;
  /** The other button. */
  action: ReactNode;
};

/** A question that must be answered before going on. Traps and restores the focus; Escape and Back call `onClose`. */
export function QuestionDialog({ open, title, text, cancel, onClose, action }: Props) {
  const focusBack = useRestoreFocus();
  useCloseOnBack(onClose, open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={backdropClass} />
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
