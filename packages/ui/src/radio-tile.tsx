import type { ComponentProps } from "react";

/** The box of a choice, which shows by itself that it is chosen. */
export const choiceBox =
  "rounded-control border border-line hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft";

/**
 * One of several as a box that is the button: its content says what is chosen, its border that it is. The browser's own
 * radio button lies unseen over it, for arrow keys, forms and screen readers. `className` is for the label.
 */
export function RadioTile({ className = "", children, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label
      className={`relative flex cursor-pointer items-center justify-center ${choiceBox} has-focus-visible:outline-2 has-focus-visible:outline-info has-focus-visible:outline-offset-2 ${className}`}
    >
      <input {...rest} type="radio" className="absolute inset-0 cursor-pointer opacity-0" />
      {children}
    </label>
  );
}
