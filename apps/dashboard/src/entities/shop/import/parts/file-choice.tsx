"use client";

import { Button } from "@mauzo/ui/button";
import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";

type Props = {
  accept: string;
  maxBytes: number;
  busy: boolean;
  failure: string | undefined;
  tooLarge: string;
  onFile: (file: File) => void;
  children?: ReactNode;
};

/** Chooses a file to import; `children` are further buttons. */
export function FileChoice({ accept, maxBytes, busy, failure, tooLarge, onFile, children }: Props) {
  const t = useTranslations("imports.file");
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const wrong = isTooLarge ? tooLarge : failure;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-label={t("choose")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          setTooLarge(file !== undefined && file.size > maxBytes);
          if (file && file.size <= maxBytes) onFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          {t("choose")}
        </Button>
        {children}
      </div>
      {wrong !== undefined && (
        <p role="alert" className="mt-3 text-danger">
          {wrong}
        </p>
      )}
    </>
  );
}
