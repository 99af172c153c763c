"use client";

import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Progress } from "../../../../components/progress.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { isUnderWay, shareDone } from "../rules.ts";

type Props = {
  file: ProductImport;
  busy: boolean;
  checking: boolean;
  onStart: () => void;
  onRemap: () => void;
  onCheckAgain: () => void;
  onCancel: () => void;
  /** The link to undo what the import wrote, for those who may. */
  undoHref: string | undefined;
};

/** The state of an import: its progress, its result and the available actions. */
export function ImportStatus({ file, busy, checking, onStart, onRemap, onCheckAgain, onCancel, undoHref }: Props) {
  const t = useTranslations("imports.file");
  const { state, counts, done, rows, free } = file;
  const remembered = file.categories.filter((each) => each.remembered).length;
  const comes = counts.new + counts.changed;
  const nothingWritten = state === "cancelled" && file.batch_id === null;
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
              <dt className="text-muted text-xs">{t(`count.${verdict}`)}</dt>
              <dd className="font-semibold text-lg tabular-nums">{counts[verdict]}</dd>
            </div>
          ))}
        </dl>
      )}
      {state === "cancelled" && !nothingWritten && <p className="mb-4">{t("stoppedAmid")}</p>}
      {state === "checked" && file.checked_at && (
        <p className={clsx("mb-4", !file.is_stale && "text-muted")}>
          {t.rich("checkedAt", { when: () => <RelativeTime iso={file.checked_at ?? ""} /> })}{" "}
          {file.is_stale && t("stale")}
        </p>
      )}
      {state === "checked" && remembered > 0 && (
        <p className="mb-4 text-muted">{t("rememberedCategories", { count: remembered })}</p>
      )}
      {state === "checked" && free > 0 && <p className="mb-4 font-medium">{t("wouldBeFree", { count: free })}</p>}
      <div className="flex flex-wrap gap-2">
        {state === "checked" && (
          <>
            <Button busy={busy} disabled={comes === 0} onClick={onStart}>
              {t("start", { count: comes })}
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
        {(state === "done" || state === "cancelled") && (
          <Link href="/dashboard/products" className={buttonClass("primary")}>
            {t("toProducts")}
          </Link>
        )}
        {(state === "done" || state === "cancelled") && undoHref !== undefined && (
          <Link href={undoHref} className={buttonClass("secondary")}>
            {t("takeBack")}
          </Link>
        )}
      </div>
      {state === "checked" && comes === 0 && <p className="mt-3 text-muted">{t("nothingNew")}</p>}
    </Card>
  );
}
