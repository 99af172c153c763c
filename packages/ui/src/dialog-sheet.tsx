import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

type Props = {
  label: string;
  closeLabel: string;
  /** At the side of a wide screen, or in its middle; on a phone always at the bottom. */
  place: "side" | "middle";
  onClose: () => void;
  /** With one heading: once it has scrolled away, the label replaces it beside the close button. */
  children: ReactNode;
  footer?: ReactNode;
};

const headPx = 68;

/**
 * A modal sheet over the page, for pages that Radix is too heavy for (decision 107): the browser's own dialog. It traps
 * the focus and restores it; Escape and a tap outside close it. Its class `sheet` is for what only a stylesheet can say.
 */
export function DialogSheet({ label, closeLabel, place, onClose, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is painted: until then it is no modal sheet, and Escape does not close it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const [isPastHeading, setPastHeading] = useState(false);
  const onScroll = ({ currentTarget: content }: { currentTarget: HTMLElement }) => {
    const heading = content.querySelector("h2")?.getBoundingClientRect();
    if (heading) setPastHeading(content.scrollTop > 0 && heading.bottom < content.getBoundingClientRect().top + headPx);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for a tap outside; by key it is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className={clsx(
        "sheet fixed inset-0 m-0 mt-auto flex max-h-[92dvh] w-full max-w-none flex-col overflow-hidden rounded-t-2xl bg-card p-0 text-ink shadow-float",
        place === "side"
          ? "md:mt-0 md:ml-auto md:h-dvh md:max-h-none md:w-[440px] md:rounded-none"
          : "md:m-auto md:h-fit md:max-h-[88dvh] md:w-[min(920px,92vw)] md:rounded-2xl",
      )}
    >
      {/* Not `flex-1`: in a sheet without a height, WebKit takes its 0% for no height at all. */}
      <div
        onScroll={onScroll}
        className="flex min-h-0 flex-auto scroll-pt-[68px] flex-col overflow-y-auto overscroll-contain [@media(min-height:30em)]:scroll-pb-[160px]"
      >
        <div className="shrink-0 grow">{children}</div>
        {/* In em: large text on a small screen needs the whole sheet. */}
        {footer && (
          <div className="bottom-0 shrink-0 border-line border-t bg-card p-[16px] md:px-[24px] [@media(min-height:30em)]:sticky">
            {footer}
          </div>
        )}
      </div>
      {isPastHeading && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-[68px] truncate border-line border-b bg-card pr-[68px] pl-[20px] font-semibold text-base leading-[68px]"
        >
          {label}
        </p>
      )}
      <Button
        variant="secondary"
        size="icon"
        aria-label={closeLabel}
        onClick={() => dialog.current?.close()}
        className="absolute top-[12px] right-[12px] rounded-full!"
      >
        <X aria-hidden="true" className="size-[20px] shrink-0" />
      </Button>
    </dialog>
  );
}
