"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useUploadReceipt } from "../actions/use-receipt-picture.ts";

type Props = {
  picture: string | null;
  onChange: (picture: string | null) => void;
  onUploading: (isUploading: boolean) => void;
};

/** The picture of a receipt: on a phone the camera is one of the ways to choose it. */
export function ReceiptField({ picture, onChange, onUploading }: Props) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useUploadReceipt();
  useEffect(() => onUploading(isPending), [isPending, onUploading]);
  return (
    <div>
      <p className="mb-1.5 font-medium text-[0.8125rem] text-ink">{t("receipt")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={file}
          id={id}
          type="file"
          accept="image/*"
          aria-label={t("choosePicture")}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) mutate(chosen, { onSuccess: (made) => onChange(made.id) });
            target.value = "";
          }}
        />
        <Button variant="secondary" busy={isPending} onClick={() => file.current?.click()}>
          {t(picture === null ? "takePicture" : "otherPicture")}
        </Button>
        {picture !== null && (
          <>
            <span role="status" className="text-[0.8125rem] text-muted">
              {t("hasPicture")}
            </span>
            <Button variant="ghost" onClick={() => onChange(null)}>
              {t("removePicture")}
            </Button>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-[0.8125rem] text-danger">
          {failureText(error)}
        </p>
      )}
    </div>
  );
}
