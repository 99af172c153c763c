import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea {...rest} className={controlClass(`field-sizing-content max-h-80 min-h-24 py-2 ${className ?? ""}`)} />
  );
}
