"use client";

import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { buttonClass } from "@mauzo/ui/button-class";
import { EmptyState } from "@mauzo/ui/empty-state";
import { MessagesSquare, Settings, Timer } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { LiveIndicator } from "../../../../components/list/live-indicator.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useInbox } from "../data.ts";
import { AlertsButton } from "../parts/alerts/alerts-button.tsx";
import { AskAlerts } from "../parts/alerts/ask-alerts.tsx";
import { ConversationList } from "../parts/list/conversation-list.tsx";

export { startConversations } from "../../../../entities/conversations/conversation/queries.ts";

/** The shop's conversations, queue by queue, updated live. */
export function ConversationsScreen() {
  const t = useTranslations("conversations");
  const inbox = useInbox();
  const maySet = useCanAccess(inboxSettings.save.access);
  return (
    <>
      <PageHeader
        title={t("title")}
        aside={<LiveIndicator />}
        actions={
          <>
            <Link href="/dashboard/conversations/numbers" className={buttonClass("secondary")} prefetch={false}>
              <Timer aria-hidden="true" className="size-4" />
              {t("numbers")}
            </Link>
            <AlertsButton />
            {maySet && (
              <Link
                href="/dashboard/settings/inbox"
                className={buttonClass("secondary", "icon")}
                prefetch={false}
                aria-label={t("settings")}
              >
                <Settings aria-hidden="true" className="size-4" />
              </Link>
            )}
          </>
        }
      />
      <AskAlerts />
      <div className="lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
        <ConversationList inbox={inbox} />
        <div className="self-start max-lg:hidden">
          <EmptyState picture={<MessagesSquare className="size-6" />} title={t("chooseTitle")} text={t("chooseText")} />
        </div>
      </div>
    </>
  );
}
