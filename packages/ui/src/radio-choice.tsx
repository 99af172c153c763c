import type { ComponentProps } from "react";

const boxed =
  "rounded-control border border-line hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft";
const looks = {
  /** A line of a list. */
  line: "gap-3",
  /** A box with the button in it. */
  box: `gap-3 ${boxed} min-h-12 px-4 py-2 text-base has-disabled:pointer-events-none has-disabled:text-muted`,
  /** A box that is the button: its content says what is chosen, its border that it is. */
  tile: `relative justify-center ${boxed} has-focus-visible:outline-2 has-focus-visible:outline-info has-focus-visible:outline-offset-2`,
};

type Props = Omit<ComponentProps<"input">, "type"> & { look?: keyof typeof looks };

/**
 * One of several, with what it says beside or above the button: the browser's own radio button, so that arrow keys, forms
 * and screen readers work without a script. `className` is for the label.
 */
export function RadioChoice({ look = "line", className = "", children, ...rest }: Props) {
  return (
    <label className={`flex cursor-pointer items-center ${looks[look]} ${className}`}>
      <input
        {...rest}
        type="radio"
        className={
          look === "tile" ? "absolute inset-0 cursor-pointer opacity-0" : "size-[18px] shrink-0 accent-primary"
        }
      />
      {children}
    </label>
  );
}
