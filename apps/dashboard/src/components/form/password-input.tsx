"use client";

import { Input } from "@mauzo/ui/input";
import { ArrowBigUpDash, Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, useState } from "react";

/** A password field with a button to show the text; says when Caps Lock is on. */
export function PasswordInput({ name = "password", ...rest }: ComponentProps<typeof Input>) {
  const t = useTranslations("session");
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Events from phone keyboards and password managers have no modifier state.
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.("CapsLock") ?? false);
  return (
    <>
      <span className="relative block">
        <Input
          {...rest}
          name={name}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLock(false)}
          className="pr-11"
        />
        <button
          type="button"
          aria-label={shown ? t("hidePassword") : t("showPassword")}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          {shown ? <EyeOff aria-hidden="true" className="size-4.5" /> : <Eye aria-hidden="true" className="size-4.5" />}
        </button>
      </span>
      <span role="status">
        {capsLock && (
          <span className="mt-1.5 flex items-center gap-1.5 text-[0.8125rem]">
            <ArrowBigUpDash aria-hidden="true" className="size-4 text-accent-strong" />
            {t("capsLock")}
          </span>
        )}
      </span>
    </>
  );
}
