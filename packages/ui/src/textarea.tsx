import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";

/** A multi-line text field; grows with its text where the browser supports it. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea {...rest} className={controlClass(`field-sizing-content max-h-80 min-h-24 py-2 ${className ?? ""}`)} />
  );
}
