import { controlClass } from "@mauzo/ui/control-class";
import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

type Props = {
  name: string;
  label: string;
  hint?: string;
  problem: string | undefined;
  long?: boolean;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "maxLength" | "defaultValue" | "autoFocus" | "inputMode">;

/** One field of the form with its error, linked for screen readers. */
export function ContactField({ name, label, hint, problem, long = false, type = "text", ...rest }: Props) {
  const notes = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const control = {
    ...rest,
    id: name,
    name,
    required: true,
    "aria-describedby": notes || undefined,
    "aria-invalid": problem ? (true as const) : undefined,
  };
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-medium text-base">
        {label}
      </label>
      {long ? (
        <textarea
          {...control}
          rows={6}
          className={controlClass("field-sizing-content max-h-96 min-h-40 py-3 md:text-base!")}
        />
      ) : (
        <input {...control} type={type} className={controlClass("h-12 md:text-base!")} />
      )}
      {problem && (
        <p id={`${name}-problem`} className="mt-1.5 flex items-start gap-2 text-base text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
