import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import type { ComponentProps } from "react";

type Props = {
  name: string;
  label: string;
  hint?: string;
  problem: string | undefined;
  long?: boolean;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "maxLength" | "defaultValue" | "autoFocus" | "inputMode">;

/** One field of the form, of the size of the site's text. */
export function ContactField({ name, label, hint, problem, long = false, type = "text", ...rest }: Props) {
  return (
    <Field id={name} label={label} hint={hint} error={problem} className="[&>label]:text-base [&>p]:text-base">
      {(control) =>
        long ? (
          <Textarea
            {...rest}
            {...control}
            name={name}
            required
            rows={6}
            className="max-h-96! min-h-40! py-3! md:text-base!"
          />
        ) : (
          <Input {...rest} {...control} name={name} required type={type} className="h-12! md:text-base!" />
        )
      }
    </Field>
  );
}
