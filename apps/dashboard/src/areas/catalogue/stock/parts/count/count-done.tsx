"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { PackageCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

type Props = { changed: number; back: string; busy: boolean; onUndo: () => void; onAgain: () => void };

/** What a count changed, and the undo. */
export function CountDone({ changed, back, busy, onUndo, onAgain }: Props) {
  const t = useTranslations("stock");
  return (
    <Card flush>
      <div role="status">
        <EmptyState
          picture={<PackageCheck className="size-6" />}
          title={t("count.done")}
          text={t("count.doneText", { count: changed })}
          action={
            <>
              {changed > 0 && (
                <Button variant="secondary" busy={busy} onClick={onUndo}>
                  {t("count.undo")}
                </Button>
              )}
              <Button variant="secondary" onClick={onAgain}>
                {t("count.again")}
              </Button>
              <Link href={back} className={buttonClass("primary")}>
                {t("backToStock")}
              </Link>
            </>
          }
        />
      </div>
    </Card>
  );
}
