import type { ComponentProps } from "react";
import { choiceBox } from "./radio-tile.tsx";

const looks = {
  /** A line of a list. */
  line: "",
  /** A box with the button in it. */
  box: `${choiceBox} min-h-12 px-4 py-2 text-base has-disabled:pointer-events-none has-disabled:text-muted`,
};

type Props = Omit<ComponentProps<"input">, "type"> & { look?: keyof typeof looks };

/**
 * One of several, with what it says beside the button: the browser's own radio button, so that arrow keys, forms and
 * screen readers work without a script. `className` is for the label.
 */
export function RadioChoice({ look = "line", className = "", children, ...rest }: Props) {
  return (
    <label className={`flex cursor-pointer items-center gap-3 ${looks[look]} ${className}`}>
      <input {...rest} type="radio" className="size-[18px] shrink-0 accent-primary" />
      {children}
    </label>
  );
}
