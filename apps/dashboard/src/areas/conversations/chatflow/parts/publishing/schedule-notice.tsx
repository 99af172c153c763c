"use client";

import type { FlowSchedule } from "@mauzo/contract/conversations/flow-schedules";
import { formatDateTime } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { useCancelSchedule } from "../../../../../entities/conversations/flow/actions/use-flow-schedule.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";

/** When the draft is to be published, which can be cancelled; or why it was not, until that is put away. */
export function ScheduleNotice({ schedule, mayPublish }: { schedule: FlowSchedule; mayPublish: boolean }) {
  const t = useTranslations("chatflow.schedule");
  const language = useLocale();
  const { time_zone } = useAccount().shop;
  const cancel = useCancelSchedule(t("cancelFailed"));
  const { id, publish_at, by, refused } = schedule;
  const at = formatDateTime(publish_at, time_zone, language);
  return (
    <div
      role={refused ? "alert" : "status"}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="min-w-0">
        <p className="font-medium">{refused ? t("refused", { at }) : t("waits", { at, by })}</p>
        <p className="text-muted">
          {refused ? t(`problems.${refused.problem}`, { count: refused.count ?? 0, by }) : t("waitsText")}
        </p>
      </div>
      {mayPublish && (
        <Button variant="secondary" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(id)}>
          {t(refused ? "seen" : "cancel")}
        </Button>
      )}
    </div>
  );
}
