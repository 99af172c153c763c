"use client";

import type { Import } from "@mauzo/contract/shop/imports";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Progress } from "../../../../components/progress.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { isUnderWay, shareDone } from "../rules.ts";

type Props = {
  file: Import;
  busy: boolean;
  checking: boolean;
  /** What is counted, in the words of what the file is of. */
  words: {
    count: Record<"new" | "changed" | "unchanged" | "broken", string>;
    start: string;
    stoppedAmid: string;
    stale: string;
    nothingNew: string;
  };
  /** Whether it was stopped before it wrote anything. */
  nothingWritten: boolean;
  /** The list in which what was imported stands. */
  list: { href: string; label: string };
  onStart: () => void;
  onRemap: () => void;
  onCheckAgain: () => void;
  onCancel: () => void;
  /** What else is to be known before it starts. */
  notes?: ReactNode;
  /** How what it wrote is taken back, for those who may. */
  undo?: ReactNode;
};

/** The state of an import: its progress, its result and the available actions. */
export function ImportStatus(props: Props) {
  const { file, busy, checking, words, nothingWritten, list, onStart, onRemap, onCheckAgain, onCancel } = props;
  const t = useTranslations("imports.file");
  const { state, counts, done, rows } = file;
  const comes = counts.new + counts.changed;
  const isOver = state === "done" || state === "cancelled";
  return (
    <Card title={t(`head.${state}`)} {...(isUnderWay(file) && { description: t("mayLeave") })}>
      {isUnderWay(file) && (
        <div className="mb-4">
          <Progress label={t(`head.${state}`)} value={shareDone(file)} />
          <p className="mt-1 text-muted text-xs">{t("doneOf", { done: String(done), total: String(rows) })}</p>
        </div>
      )}
      {nothingWritten ? (
        <p className="mb-4">{t("stoppedBefore")}</p>
      ) : (
        <dl aria-live="polite" className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {(["new", "changed", "unchanged", "broken"] as const).map((verdict) => (
            <div key={verdict} className="rounded-control bg-sunken p-3">
              <dt className="text-muted text-xs">{words.count[verdict]}</dt>
              <dd className="font-semibold text-lg tabular-nums">{counts[verdict]}</dd>
            </div>
          ))}
        </dl>
      )}
      {state === "cancelled" && !nothingWritten && <p className="mb-4">{words.stoppedAmid}</p>}
      {state === "checked" && file.checked_at && (
        <p className={clsx("mb-4", !file.is_stale && "text-muted")}>
          {t.rich("checkedAt", { when: () => <RelativeTime iso={file.checked_at ?? ""} /> })}{" "}
          {file.is_stale && words.stale}
        </p>
      )}
      {state === "checked" && props.notes}
      <div className="flex flex-wrap gap-2">
        {state === "checked" && (
          <>
            <Button busy={busy} disabled={comes === 0} onClick={onStart}>
              {words.start}
            </Button>
            {file.is_stale && (
              <Button variant="secondary" busy={checking} onClick={onCheckAgain}>
                {t("checkAgain")}
              </Button>
            )}
            <Button variant="secondary" onClick={onRemap}>
              {t("remap")}
            </Button>
          </>
        )}
        {(state === "checked" || isUnderWay(file)) && (
          <Button variant="flat" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
        {isOver && (
          <Link href={list.href} className={buttonClass("primary")}>
            {list.label}
          </Link>
        )}
        {isOver && props.undo}
      </div>
      {state === "checked" && comes === 0 && <p className="mt-3 text-muted">{words.nothingNew}</p>}
    </Card>
  );
}
