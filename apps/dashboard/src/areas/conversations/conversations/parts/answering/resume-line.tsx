"use client";

import { botResumption } from "@mauzo/contract/conversations/bot-resumption";
import type { Conversation } from "@mauzo/contract/conversations/conversations";
import type { BotResumes } from "@mauzo/contract/conversations/inbox-settings";
import { formatDateTime } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { Select } from "@mauzo/ui/select";
import { useLocale, useTranslations } from "next-intl";
import { useResume } from "../../../../../entities/conversations/conversation/actions/use-turn.ts";
import { useResumeName } from "../../../../../entities/conversations/conversation/labels.ts";
import { choicesWith, resumeOfValue, valueOfResume } from "../../../../../entities/conversations/conversation/rules.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { clockIn } from "../../../../../lib/time/clock-in.ts";
import { isSameDay } from "../../rules.ts";

type Props = { conversation: Conversation; resumes: BotResumes };

/** When the bot answers again, with a press to keep the conversation, and the choice of another time. */
export function ResumeLine({ conversation: { id, turn, bot_resumes_at: at }, resumes }: Props) {
  const t = useTranslations("conversations");
  const language = useLocale();
  const nameOf = useResumeName();
  const { time_zone: zone } = useAccount().user;
  const mayChange = useCanAccess(botResumption.choose.access);
  const resume = useResume(id);
  const choose = (bot_resumes: BotResumes) => resume.mutate({ bot_resumes, turn });
  const said = () => {
    if (at === null) return t(resumes === "never" ? "botStaysSilent" : "botGoesOnClosed");
    if (isSameDay(at, new Date().toISOString(), zone)) return t("botGoesOn", { time: clockIn(at, zone) });
    return t("botGoesOnDay", { time: formatDateTime(at, zone, language) });
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p aria-live="polite" className="text-[0.8125rem] text-muted">
        {said()}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {at !== null && (
            <Button size="sm" variant="ghost" busy={resume.isPending} onClick={() => choose("closing")}>
              {t("keep")}
            </Button>
          )}
          <Select
            aria-label={t("resumes")}
            className="w-44"
            value={valueOfResume(resumes)}
            disabled={resume.isPending}
            onChange={({ target }) => choose(resumeOfValue(target.value))}
          >
            {choicesWith(resumes).map((choice) => (
              <option key={choice} value={valueOfResume(choice)}>
                {nameOf(choice)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
