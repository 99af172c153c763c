"use client";

import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useFile, useUploadFile } from "../../../../entities/payments/compliance-case/actions/use-case.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { NoteLine } from "./note-line.tsx";

type Props = { saved: ComplianceCase; field: ComplianceFileField; isOpen: boolean };

const papers: readonly ComplianceFileField[] = ["licence", "registration"];

/** The file of a field: on a phone the camera is one of the ways to choose it. It is seen again on request only. */
export function FileField({ saved, field, isOpen }: Props) {
  const t = useTranslations("compliance");
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const { mutate: upload, isPending, error } = useUploadFile(field);
  const look = useFile(field);
  const file = saved.files.find((one) => one.field === field);
  const name = t(`fields.${field}`);
  const failure = error ?? look.error;
  return (
    <fieldset aria-label={name}>
      <p className="mb-1 font-medium text-[0.8125rem]">{name}</p>
      {isOpen && <p className="mb-2 text-[0.8125rem] text-muted">{t(`hints.${field}`)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {isOpen && (
          <>
            <input
              ref={input}
              type="file"
              accept={papers.includes(field) ? "image/*,application/pdf" : "image/*"}
              aria-label={t("choose", { field: name })}
              tabIndex={-1}
              className="sr-only"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) upload(chosen, { onSuccess: look.reset });
                target.value = "";
              }}
            />
            <Button variant="secondary" busy={isPending} onClick={() => input.current?.click()}>
              {t(file ? "replace" : "add")}
            </Button>
          </>
        )}
        <span role="status" className="text-[0.8125rem] text-muted">
          {t(file ? "isThere" : "isMissing")}
        </span>
        {file && (
          <Button variant="ghost" busy={look.isPending} onClick={() => look.mutate()}>
            {t("look")}
          </Button>
        )}
      </div>
      {look.data !== undefined &&
        (file?.kind === "document" ? (
          <a href={look.data} download={`${field}.pdf`} className="mt-2 inline-block underline underline-offset-4">
            {t("savePdf")}
          </a>
        ) : (
          // biome-ignore lint/performance/noImgElement: it is read with the session and has no address
          <img src={look.data} alt={name} className="mt-2 max-h-[50dvh] max-w-full rounded-card" />
        ))}
      <NoteLine notes={saved.notes} field={field} />
      {failure && (
        <p role="alert" className="mt-1.5 text-[0.8125rem] text-danger">
          {failureText(failure)}
        </p>
      )}
    </fieldset>
  );
}
