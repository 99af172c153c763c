"use client";

import type { Input } from "@mauzo/ui/input";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { type Strength, strengthOf } from "../../lib/session/password/password-strength.ts";
import { PasswordInput } from "./password-input.tsx";

const bars = { short: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const satisfies Record<Strength, number>;

type Props = ComponentProps<typeof Input> & {
  /** Whether the server refused this value because the password is too common. */
  common?: boolean;
};

/** A field for a new password, with its strength below in a word and four bars. */
export function NewPasswordInput({ common = false, ...props }: Props) {
  const t = useTranslations("session");
  const [typed, setTyped] = useState<Strength>();
  const strength = common ? "weak" : typed;
  // The error at the field already says so.
  const said = strength === "short" && props["aria-invalid"] === true;
  const filled = strength === undefined ? 0 : bars[strength];
  return (
    <>
      <PasswordInput
        {...props}
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value === "" ? undefined : strengthOf(event.target.value))}
      />
      <span className="mt-2 flex items-center gap-3 text-[0.8125rem]">
        <span aria-hidden="true" className="flex w-28 shrink-0 gap-1">
          {[1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              className={clsx(
                "h-1 flex-1 rounded-full",
                bar > filled ? "bg-line" : filled < 2 ? "bg-danger" : filled === 2 ? "bg-accent" : "bg-primary",
              )}
            />
          ))}
        </span>
        <span role="status" className="min-w-0 text-muted">
          {!said && (strength === undefined ? t("passwordHint") : t(`strength.${strength}`))}
        </span>
      </span>
    </>
  );
}
