"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OfflineNote } from "../../offline/offline-note.tsx";
import type { UploadState } from "../../upload/use-uploads.ts";

type Props = {
  save: string;
  /** The link of "Discard", or what it does on a page that stays open. */
  discard: string | (() => void);
  busy: boolean;
  changed: boolean;
  problems: boolean;
  uploads: UploadState | undefined;
  /** Stands instead of "Unsaved changes". */
  summary?: ReactNode;
  isReady?: boolean | undefined;
  /** Whether what is typed is kept on this device. */
  isKept?: boolean;
};

/** A bar that stays visible while there is something to save. */
export function SaveBar({ save, discard, busy, changed, problems, uploads, summary, isReady = true, isKept }: Props) {
  const t = useTranslations("input");
  const wrong = uploads === "failed" ? t("uploadFailed") : !uploads && problems && t("check");
  const waits = uploads === "sending" && t("uploading");
  return (
    <div
      data-bottom-bar
      className="sticky bottom-(--above-bar) z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-line bg-card p-2.5 pl-4 max-md:p-1.5 max-md:pl-3 shadow-float md:bottom-4 big-text:static big-text:flex-col big-text:items-stretch big-text:shadow-none"
    >
      <OfflineNote isKept={isKept} />
      {summary ?? (
        <p
          aria-live="polite"
          className={clsx("mr-auto", wrong ? "text-danger" : "text-muted", !wrong && !waits && "max-sm:sr-only")}
        >
          {wrong || waits || (changed && t("unsaved"))}
        </p>
      )}
      {typeof discard === "string" ? (
        <Link href={discard} className={buttonClass("flat")}>
          {t("discard")}
        </Link>
      ) : (
        <Button variant="flat" onClick={discard}>
          {t("discard")}
        </Button>
      )}
      <Button type="submit" busy={busy || uploads === "sending"} disabled={!isReady}>
        {save}
      </Button>
    </div>
  );
}
