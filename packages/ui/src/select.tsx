import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";

/** The system's own picker, which is the best one on a phone, in the product's clothes. */
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
