import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { backdropClass } from "./backdrop-class.ts";
import { Button } from "./button.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

type Props = {
  title: string;
  /** For screen readers only; for sheets that show what they are. Such a sheet has no close button either. */
  hideTitle?: boolean;
  text?: string;
  close: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A sheet above the page. Traps and restores the focus; Escape, Back or a press beside it closes it. */
export function Modal({ title, hideTitle = false, text, close, onClose, className, children }: Props) {
  const focusBack = useRestoreFocus();
  useCloseOnBack(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropClass} />
        <Dialog.Content
          {...focusBack}
          {...(text === undefined && { "aria-describedby": undefined })}
          className={clsx(
            "fixed inset-x-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-card border border-line bg-card text-ink text-sm shadow-float",
            className,
          )}
        >
          <div className={hideTitle ? "sr-only" : "flex items-start justify-between gap-3 p-5 pb-0"}>
            <Dialog.Title className="font-semibold text-base">{title}</Dialog.Title>
            {!hideTitle && (
              <Dialog.Close asChild>
                <Button variant="ghost" size="icon" aria-label={close} className="-m-2">
                  <X aria-hidden="true" className="size-4" />
                </Button>
              </Dialog.Close>
            )}
          </div>
          {text !== undefined && <Dialog.Description className="px-5 pt-1 text-muted">{text}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
