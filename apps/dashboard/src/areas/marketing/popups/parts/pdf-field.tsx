"use client";

import type { PopupFile } from "@mauzo/contract/marketing/popups";
import { Button } from "@mauzo/ui/button";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Progress } from "../../../../components/progress.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import { uploadPdf } from "../../../../lib/files/upload-pdf.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

type Props = {
  file: PopupFile | null;
  error: string | undefined;
  onChange: (file: PopupFile) => void;
  onUploads: (state: UploadState | undefined) => void;
};

/** The PDF of a popup: picked, and uploaded at once. */
export function PdfField({ file, error, onChange, onUploads }: Props) {
  const t = useTranslations("popups");
  const failureText = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    onUploads(share === undefined ? undefined : "sending");
    return () => onUploads(undefined);
  }, [share, onUploads]);

  async function send(picked: File) {
    const gone = new AbortController();
    stop.current = gone;
    setProblem(undefined);
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: gone.signal, idempotencyKey: newIdempotencyKey() };
      const { id, name, url, bytes } = await uploadPdf(picked, options);
      onChange({ id, name, url, bytes });
    } catch (failure) {
      if (!gone.signal.aborted) setProblem(failureText(failure));
    } finally {
      if (!gone.signal.aborted) setShare(undefined);
    }
  }
  const wrong = problem ?? error;
  return (
    <div>
      {file && (
        <p className="wrap-anywhere mb-2">
          <bdi>{file.name}</bdi> ·{" "}
          {t("megabytes", { size: String(Math.max(0.1, Math.round(file.bytes / 104_857.6) / 10)) })}
        </p>
      )}
      <Button variant="secondary" busy={share !== undefined} onClick={() => picker.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" />
        {t(file ? "otherPdf" : "pickPdf")}
      </Button>
      {share !== undefined && <Progress label={t("sendingPdf")} value={share < 1 ? share : undefined} />}
      {wrong !== undefined && (
        <p role="alert" className="mt-2 text-[0.8125rem] text-danger">
          {wrong}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        aria-label={t("pdf")}
        accept="application/pdf"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) void send(picked);
          target.value = "";
        }}
      />
    </div>
  );
}
