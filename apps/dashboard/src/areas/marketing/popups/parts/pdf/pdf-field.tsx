"use client";

import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import { Button } from "@mauzo/ui/button";
import { FileUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Progress } from "../../../../../components/progress.tsx";
import type { UploadState } from "../../../../../components/upload/use-uploads.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import type { PopupForm } from "../../form/popup-form.ts";
import { PdfProblem } from "./pdf-problem.ts";
import { type PdfProgress, sendPdf } from "./send-pdf.ts";

type Pdf = Pick<PopupForm, "file" | "pages">;
type Props = Pdf & {
  error: string | undefined;
  onChange: (pdf: Pdf) => void;
  onUploads: (state: UploadState | undefined) => void;
};
const megabytesOf = (bytes: number) => String(Math.max(0.1, Math.round(bytes / 104_857.6) / 10));

/** The PDF of a popup: picked, drawn page by page in this browser, and uploaded at once. */
export function PdfField({ file, pages, error, onChange, onUploads }: Props) {
  const t = useTranslations("popups");
  const failureText = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<PdfProgress>();
  const [problem, setProblem] = useState<string>();
  const busy = progress !== undefined;
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    onUploads(busy ? "sending" : undefined);
    return () => onUploads(undefined);
  }, [busy, onUploads]);

  async function send(picked: File) {
    const gone = new AbortController();
    stop.current = gone;
    setProblem(undefined);
    setProgress({ share: 0 });
    const ended = () => gone.signal.aborted;
    try {
      const sent = await sendPdf(picked, { signal: gone.signal, onProgress: (now) => ended() || setProgress(now) });
      if (!ended()) onChange(sent);
    } catch (failure) {
      const limits = { pages: String(popupLimits.pages), size: megabytesOf(popupLimits.pdfBytes) };
      if (!ended())
        setProblem(failure instanceof PdfProblem ? t(`pdfProblem.${failure.code}`, limits) : failureText(failure));
    } finally {
      if (!ended()) setProgress(undefined);
    }
  }
  function halt() {
    stop.current?.abort();
    setProgress(undefined);
  }
  const wrong = problem ?? error;
  return (
    <div>
      {file && (
        <p className="wrap-anywhere mb-2">
          <bdi>{file.name}</bdi> · {t("megabytes", { size: megabytesOf(file.bytes) })} ·{" "}
          {t("pages", { count: pages.length })}
        </p>
      )}
      {file && pages.length === 0 && <p className="mb-2 text-muted">{t("noPages")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => picker.current?.click()}>
          <FileUp aria-hidden="true" className="size-4" />
          {t(file ? "otherPdf" : "pickPdf")}
        </Button>
        {(busy || file) && (
          <Button variant="secondary" onClick={() => (busy ? halt() : onChange({ file: null, pages: [] }))}>
            <X aria-hidden="true" className="size-4" />
            {t(busy ? "stopPdf" : "removePdf")}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-2 text-[0.8125rem] text-muted">
        {progress === undefined
          ? t("pdfHint", { pages: String(popupLimits.pages), size: megabytesOf(popupLimits.pdfBytes) })
          : progress.page === undefined
            ? t("sendingPdf")
            : t("drawingPage", { page: String(progress.page), pages: String(progress.pages) })}
      </div>
      {progress && <Progress label={t("sendingPdf")} value={progress.share > 0 ? progress.share : undefined} />}
      {wrong !== undefined && !busy && (
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
