"use client";

import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { ShiftRow } from "../../../../entities/pos/shift/parts/shift-row.tsx";
import { useShifts } from "../../../../entities/pos/shift/queries.ts";

export { startShifts } from "../../../../entities/pos/shift/queries.ts";

/** Every shift of the shop's registers. */
export function ShiftsScreen() {
  const t = useTranslations("pos");
  const list = useShifts();
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const words = { failed: t("shiftsFailed"), emptyTitle: t("noShifts"), emptyText: t("noShiftsText") };
  return (
    <>
      <PageHeader
        title={t("shiftsTitle")}
        subtitle={t("shiftsText")}
        back={{ href: "/dashboard/pos", label: t("title") }}
      />
      <Card flush>
        <ListEmptyOrFailed
          {...{ words, list }}
          count={rows?.length}
          empty={{ picture: <Inbox className="size-6" /> }}
        />
        {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        <ul aria-label={t("shiftsTitle")}>
          {rows?.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} />
          ))}
        </ul>
        <LoadMore list={list} />
      </Card>
    </>
  );
}
