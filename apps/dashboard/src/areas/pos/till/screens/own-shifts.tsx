"use client";

import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { ShiftRow } from "../../../../entities/pos/shift/parts/shift-row.tsx";
import { useOwnShifts } from "../../../../entities/pos/shift/queries.ts";

/** The shifts of a cashier who does not see those of others, each with its report to print again. */
export function OwnShifts() {
  const t = useTranslations("pos");
  const list = useOwnShifts();
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const words = { failed: t("shiftsFailed"), emptyTitle: t("noShifts"), emptyText: t("noOwnShiftsText") };
  return (
    <Card title={t("ownShifts")} flush className="mt-4 max-w-md">
      <ListEmptyOrFailed {...{ words, list }} count={rows?.length} empty={{ picture: <Inbox className="size-6" /> }} />
      {rows === undefined && !list.isError && <Skeleton className="m-4 h-24" />}
      <ul aria-label={t("ownShifts")}>
        {rows?.map((shift) => (
          <ShiftRow key={shift.id} shift={shift} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}
