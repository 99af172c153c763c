import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";

/** The browser's native select, which works best on phones, in the product's style. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={`relative block ${className ?? ""}`}>
      <select {...rest} className={controlClass("h-9 appearance-none truncate pr-9 pointer-coarse:h-11")}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
    </span>
  );
}
