import { type ReactNode, useId } from "react";
import { ErrorSign } from "./error-sign.tsx";

type Control = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
type Props = {
  /** Else one that is unique on the page: for markup that a script without React takes over, which counts on its own. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Shown after the label, such as "optional". */
  aside?: string;
  /** For screen readers only; for rows whose heading already says it. */
  hideLabel?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
};

/** A labelled control with its hint and error, linked for screen readers. */
export function Field({ id: given, label, hint, error, aside, hideLabel = false, className, children }: Props) {
  const own = useId();
  const id = given ?? own;
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 block font-medium text-[0.8125rem] text-ink"}>
        {label}
        {aside !== undefined && (
          <>
            {/* Read aloud, the two would be one word without it. */}{" "}
            <span className="ml-0.5 font-normal text-muted">{aside}</span>
          </>
        )}
      </label>
      {children({ id, "aria-describedby": notes || undefined, "aria-invalid": error === undefined ? undefined : true })}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 text-[0.8125rem] text-danger">
          <ErrorSign />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.8125rem] text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
