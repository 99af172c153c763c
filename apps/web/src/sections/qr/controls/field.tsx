/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { LineIcon } from "../../../layout/line-icon.tsx";
import { iconPaths } from "./icon-paths.ts";

type Control = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Shown after the label, such as "optional". */
  aside?: string;
  className?: string;
  children: (control: Control) => ComponentChildren;
};

/** A labelled control with its hint and its error, linked for assistive technology. */
export function Field({ label, hint, error, aside, className, children }: Props) {
  const id = useId();
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-[0.8125rem] text-ink">
        {label}
        {aside !== undefined && <span className="ml-1.5 font-normal text-muted">{aside}</span>}
      </label>
      {children({ id, "aria-describedby": notes || undefined, "aria-invalid": error === undefined ? undefined : true })}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 text-[0.8125rem] text-danger">
          <LineIcon lines={iconPaths.alert} className="mt-0.5 size-3.5" />
          <span className="min-w-0">{error}</span>
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
