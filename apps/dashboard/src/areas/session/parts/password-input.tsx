"use client";

import { Input } from "@mauzo/ui/input";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";

/** A password that can be looked at while typing. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const t = useTranslations("session");
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} name="password" type={shown ? "text" : "password"} className="pr-11" />
      <button
        type="button"
        aria-label={shown ? t("hidePassword") : t("showPassword")}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden="true" className="size-4.5" /> : <Eye aria-hidden="true" className="size-4.5" />}
      </button>
    </span>
  );
}
