"use client";

import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { formatDay } from "@mauzo/format/date-time";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useUndoMerge } from "../../../../../entities/customers/customer/actions/use-merge.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { TimelineRow } from "./timeline-row.tsx";

/** That somebody was merged into this customer, and its undo while that is possible. */
export function MergeRow({ entry }: { entry: Extract<CustomerTimelineEntry, { kind: "merge" }> }) {
  const t = useTranslations("merges");
  const customers = useTranslations("customers");
  const { language } = useLanguage();
  const mayUndo = useCanAccess(customerMerges.undo.access);
  const { mutate: undo, isPending: busy } = useUndoMerge();
  const { id, at, by, name, undone, undo_until } = entry;
  const what = t("mergedWith", { name: isolateBidi(name || customers("unnamed")) });
  return (
    <TimelineRow
      at={at}
      what={<span className={undone ? "text-muted line-through" : undefined}>{what}</span>}
      more={
        <>
          <bdi>{by}</bdi>
          {undone && ` · ${customers("timeline.isUndone")}`}
          {undo_until && ` · ${t("undoUntil", { day: formatDay(undo_until.slice(0, 10), language) })}`}
          {undo_until && mayUndo && (
            <div className="mt-2">
              <Button variant="secondary" size="sm" busy={busy} onClick={() => undo(id)}>
                {t("undoTitle")}
              </Button>
            </div>
          )}
        </>
      }
    />
  );
}
