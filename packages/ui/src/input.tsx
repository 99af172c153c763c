import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";

/** A single-line text field; `suffix` is shown inside at the end, such as a currency. */
export function Input({ className, suffix, ...rest }: ComponentProps<"input"> & { suffix?: string }) {
  if (suffix === undefined)
    return <input {...rest} className={controlClass(`h-9 pointer-coarse:h-11 ${className ?? ""}`)} />;
  return (
    <span className="relative block">
      <input {...rest} className={controlClass(`h-9 pr-13 tabular-nums pointer-coarse:h-11 ${className ?? ""}`)} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted text-xs"
      >
        {suffix}
      </span>
    </span>
  );
}
