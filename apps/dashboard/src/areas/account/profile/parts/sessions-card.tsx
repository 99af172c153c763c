"use client";

import type { OpenSession } from "@mauzo/contract/account/account";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../components/relative-time.tsx";

type Props = {
  sessions: readonly OpenSession[];
  busy: boolean;
  /** Logs out one device, or all others when none is given. */
  onEnd: (device: string, session?: OpenSession) => void;
};

const isPhone = (system: string | null) => /android|ios|ipad/i.test(system ?? "");

/** Where the person is logged in, with buttons to log out there. */
export function SessionsCard({ sessions, busy, onEnd }: Props) {
  const t = useTranslations("profile.sessions");
  const [asked, setAsked] = useState<OpenSession | "others">();
  const others = sessions.filter((session) => !session.is_current);
  const nameOf = ({ browser, system }: OpenSession) =>
    browser && system ? t("on", { browser, system }) : (browser ?? system ?? t("unknown"));
  const one = asked !== undefined && asked !== "others" ? asked : undefined;

  return (
    <Card
      title={t("title")}
      description={t("text")}
      flush
      action={
        others.length > 0 && (
          <Button variant="secondary" size="sm" busy={busy && asked === undefined} onClick={() => setAsked("others")}>
            {t("logOutOthers")}
          </Button>
        )
      }
    >
      <ul>
        {sessions.map((session) => {
          const Icon = isPhone(session.system) ? Smartphone : Monitor;
          const device = nameOf(session);
          return (
            <li key={session.id} className="flex items-center gap-3.5 border-line border-t px-4 py-3 md:px-5">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <div className="min-w-0 grow">
                <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  {device}
                  {session.is_current && <Badge tone="primary">{t("here")}</Badge>}
                </p>
                <p className="wrap-anywhere text-muted text-xs">
                  {t.rich("seen", { time: () => <RelativeTime iso={session.seen_at} /> })}
                  {session.address && <> {t("from", { address: session.address })}</>}
                </p>
              </div>
              {!session.is_current && (
                <Button
                  variant="flat"
                  size="sm"
                  aria-label={t("logOutOf", { device })}
                  onClick={() => setAsked(session)}
                >
                  {t("logOut")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 && <p className="border-line border-t px-4 py-3 text-muted md:px-5">{t("only")}</p>}
      <QuestionDialog
        open={asked !== undefined}
        title={one ? t("askOne", { device: nameOf(one) }) : t("askOthers")}
        text={one ? t("askOneText") : t("askOthersText")}
        onClose={() => setAsked(undefined)}
        cancel={t("cancel")}
        action={
          <Button
            variant="danger"
            onClick={() => {
              setAsked(undefined);
              if (one) onEnd(nameOf(one), one);
              else onEnd("");
            }}
          >
            {one ? t("logOut") : t("logOutOthers")}
          </Button>
        }
      />
    </Card>
  );
}
