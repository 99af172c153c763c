"use client";

import type { ProductImport } from "@mauzo/contract/product-imports";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { Progress } from "../../../components/progress.tsx";
import { isUnderWay, shareDone } from "../rules.ts";

type Props = {
  file: ProductImport;
  busy: boolean;
  onStart: () => void;
  onRemap: () => void;
  onCancel: () => void;
  /** Where what it wrote is taken back, for who may. */
  undoHref: string | undefined;
};

/** Where an import stands: how far it is, what comes of it, and what can be done. */
export function ImportStatus({ file, busy, onStart, onRemap, onCancel, undoHref }: Props) {
  const t = useTranslations("imports.file");
  const { state, counts, done, rows, free } = file;
  const comes = counts.new + counts.changed;
  return (
    <Card title={t(`head.${state}`)} {...(isUnderWay(file) && { description: t("mayLeave") })}>
      {isUnderWay(file) && (
        <div className="mb-4">
          <Progress label={t(`head.${state}`)} value={shareDone(file)} />
          <p className="mt-1 text-muted text-xs">{t("doneOf", { done: String(done), total: String(rows) })}</p>
        </div>
      )}
      <dl aria-live="polite" className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {(["new", "changed", "unchanged", "broken"] as const).map((verdict) => (
          <div key={verdict} className="rounded-control bg-sunken p-3">
            <dt className="text-muted text-xs">{t(`count.${verdict}`)}</dt>
            <dd className="font-semibold text-lg tabular-nums">{counts[verdict]}</dd>
          </div>
        ))}
      </dl>
      {state === "checked" && free > 0 && <p className="mb-4 font-medium">{t("wouldBeFree", { count: free })}</p>}
      <div className="flex flex-wrap gap-2">
        {state === "checked" && (
          <>
            <Button busy={busy} disabled={comes === 0} onClick={onStart}>
              {t("start", { count: comes })}
            </Button>
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
