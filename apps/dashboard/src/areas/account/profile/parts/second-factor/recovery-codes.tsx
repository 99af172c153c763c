"use client";

import { Button } from "@mauzo/ui/button";
import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCopySecret } from "./use-copy-secret.ts";

type Props = { codes: readonly string[]; onKept: () => void };

/** The codes for a lost phone, shown once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTranslations("secondFactor");
  const copy = useCopySecret();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{t("codesTitle")}</h3>
        <p className="mt-1 text-muted">{t("codesText")}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control bg-sunken p-3 font-mono">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => copy(codes.join("\n"))}>
          <Copy aria-hidden="true" className="size-4" />
          {t("copyCodes")}
        </Button>
        <Button onClick={onKept}>{t("kept")}</Button>
      </div>
    </div>
  );
}
