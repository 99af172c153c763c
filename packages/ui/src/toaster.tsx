import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useStore } from "zustand";
import { buttonClass } from "./button-class.ts";
import type { ToastQueue } from "./toast-queue.ts";

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-primary" />,
  danger: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
  info: <Info aria-hidden="true" className="size-5 shrink-0 text-info" />,
} as const;

type Labels = { region: string; close: string };

/**
 * Shows the queue at the bottom right, above the bottom bar on a phone; read out by screen readers; dismissed by a
 * swipe of 50 px.
 */
export function Toaster({ queue, labels }: { queue: ToastQueue; labels: Labels }) {
  const toasts = useStore(queue.store, (state) => state.toasts);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label={labels.region}>
      {toasts.map(({ id, title, text, tone, durationMs, action, open }) => (
        <Toast.Root
          key={id}
          open={open}
          duration={durationMs}
          type={tone === "danger" || action ? "foreground" : "background"}
          onOpenChange={(next) => !next && queue.dismiss(id)}
          className={clsx(
            "flex w-full items-start gap-3 rounded-card border border-line bg-card p-3.5 text-ink text-sm shadow-float",
            "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0",
            "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
          )}
        >
          {icons[tone]}
          <div className="min-w-0 grow">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {text !== undefined && (
              <Toast.Description className="mt-0.5 break-words text-muted">{text}</Toast.Description>
            )}
          </div>
          {action !== undefined && (
            <Toast.Action altText={action.label} onClick={action.onPress} className={buttonClass("tertiary", "sm")}>
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={labels.close}
            className="-m-1.5 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={`${labels.region} ({hotkey})`}
        className="fixed right-4 bottom-20 left-4 z-60 max-md:in-[:has([role=dialog])]:top-4 max-md:in-[:has([role=dialog])]:bottom-auto m-0 flex list-none flex-col-reverse gap-2 p-0 in-[:has([data-bottom-bar])]:bottom-40 md:bottom-6 md:left-auto md:w-96 md:in-[:has([data-bottom-bar])]:bottom-22"
      />
    </Toast.Provider>
  );
}
