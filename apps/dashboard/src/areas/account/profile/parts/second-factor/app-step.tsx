"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { BegunSecondFactor } from "@mauzo/contract/account/second-factor";
import { qrPath } from "@mauzo/qr-code/qr-path";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useMemo, useState } from "react";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useCopySecret } from "./use-copy-secret.ts";

type Props = { begun: BegunSecondFactor; busy: boolean; error: Error | null; onCode: (code: string) => void };

/** The secret for the app, as a picture, a link and a text, and the first code that the app shows. */
export function AppStep({ begun, busy, error, onCode }: Props) {
  const t = useTranslations("secondFactor");
  const failureText = useFailureText();
  const copy = useCopySecret();
  const picture = useMemo(() => qrPath(begun.uri), [begun.uri]);
  const [missing, setMissing] = useState(false);
  const problem = missing
    ? t("codeMissing")
    : error && (errorCode(error) === "code_wrong" ? t("codeWrong") : failureText(error));
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").replace(/\s/g, "");
    const isCode = /^\d{6}$/.test(code);
    setMissing(!isCode);
    if (isCode && !busy) onCode(code);
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{t("scanTitle")}</h3>
        <p className="mt-1 text-muted">{t("scanText")}</p>
      </div>
      <svg
        role="img"
        aria-label={t("picture")}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        className="w-44 max-w-full rounded-card border border-line"
      >
        {/* White in the dark theme too: many scanners cannot read a light code on dark. */}
        <path fill="#fff" d={`M0 0h${picture.size}v${picture.size}h-${picture.size}z`} />
        <path fill="#000" d={picture.path} />
      </svg>
      <div className="flex flex-wrap gap-2">
        <a href={begun.uri} className={buttonClass("secondary")}>
          {t("openApp")}
        </a>
        <Button variant="secondary" onClick={() => copy(begun.secret)}>
          <Copy aria-hidden="true" className="size-4" />
          {t("copyKey")}
        </Button>
      </div>
      <code className="wrap-anywhere text-muted text-sm">{begun.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      <Field label={t("code")} hint={t("codeHint")} error={problem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            onChange={() => setMissing(false)}
            required
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {t("turnOn")}
      </Button>
    </form>
  );
}
