import { Copy } from "lucide-react";
import { ScrollingCode } from "./scrolling-code.tsx";

type Props = { code: string; copy: string };

/** A code sample with a copy button. */
export function CodeBlock({ code, copy }: Props) {
  return (
    <div data-code="" className="relative min-w-0 rounded-card bg-night text-on-night">
      <button
        type="button"
        data-copy=""
        data-asleep="page"
        className="absolute top-2 right-2 flex min-h-9 items-center gap-1.5 rounded-control bg-night-soft px-3 text-sm focus-visible:outline-on-night noscript:hidden"
      >
        <Copy aria-hidden="true" className="size-3.5" />
        <span>{copy}</span>
      </button>
      <ScrollingCode className="rounded-card p-4 pt-13 text-sm leading-relaxed focus-visible:outline-accent sm:pt-4 sm:pr-28">
        {code}
      </ScrollingCode>
    </div>
  );
}
