"use client";

import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { type Turning, useTurn } from "../../../../../entities/conversations/conversation/actions/use-turn.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { ResumeLine } from "./resume-line.tsx";

/** Who answers now, and a press that changes it. */
export function AnsweringLine({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  const { id, turn, status, answered_by, assignee, reason, bot_resumes } = conversation;
  const turning = useTurn(id);
  const mayAnswer = useCanAccess(conversations.take.access);
  const mayReopen = useCanAccess(conversations.reopen.access);
  const press = (to: Turning, label: string) => (
    <Button size="sm" variant="secondary" busy={turning.isPending} onClick={() => turning.mutate({ to, turn })}>
      {label}
    </Button>
  );
  const line = () => {
    if (status === "closed") return { said: t("isClosed"), button: mayReopen && press("reopen", t("reopen")) };
    if (answered_by === "bot") return { said: t("botAnswers"), button: mayAnswer && press("take", t("take")) };
    if (answered_by === "nobody")
      return {
        said: reason ? t(`reason.${reason}`) : t("nobodyAnswers"),
        button: mayAnswer && press("take", t("take")),
      };
    if (assignee && assignee.id !== user.id)
      return { said: t("otherAnswers", { name: assignee.name }), button: mayAnswer && press("take", t("take")) };
    return { said: t("youAnswer"), button: mayAnswer && press("handBack", t("handBack")) };
  };
  const { said, button } = line();
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p aria-live="polite" className="text-[0.8125rem] text-muted">
          {said}
        </p>
        {button}
      </div>
      {status === "open" && bot_resumes !== null && <ResumeLine conversation={conversation} resumes={bot_resumes} />}
    </>
  );
}
