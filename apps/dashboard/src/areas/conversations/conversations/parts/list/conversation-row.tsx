"use client";

import type { Conversation } from "@mauzo/contract/conversations/conversations";
import { clsx } from "clsx";
import { Bot } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PreviewText } from "../../../../../components/conversation/formatted-text.tsx";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useConversationName } from "../../labels.ts";
import { Colleagues } from "../presence/colleagues.tsx";
import { WindowLeft } from "../window-left.tsx";

type Props = { conversation: Conversation; href: string; isOpen: boolean };

/** One conversation of the list: whom it is with, how its last message begins, and who answers. */
export function ConversationRow({ conversation, href, isOpen }: Props) {
  const t = useTranslations("conversations");
  const nameOf = useConversationName();
  const { preview, preview_from, last_at, unread, mentioned, answered_by, assignee, channel, waiting_since, reason } =
    conversation;
  return (
    <Link
      href={href}
      data-row-link
      aria-current={isOpen ? "page" : undefined}
      className={clsx(
        "block px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2",
        isOpen && "bg-primary-soft",
      )}
    >
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <bdi className={clsx("min-w-0 truncate", unread ? "font-semibold" : "font-medium")}>{nameOf(conversation)}</bdi>
        <span className="shrink-0 text-muted text-xs">
          <RelativeTime iso={last_at} clock />
        </span>
      </span>
      <span className="mt-0.5 flex items-center gap-2">
        <span className={clsx("min-w-0 grow truncate text-[0.8125rem]", unread ? "text-ink" : "text-muted")}>
          {preview_from !== null && preview_from !== "customer" && `${t(`from.${preview_from}`)}: `}
          {preview ? <PreviewText text={preview} /> : preview_from === "customer" && t("chose")}
        </span>
        {unread && (
          <>
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-primary" />
            <span className="sr-only">{t("unread")}</span>
          </>
        )}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-muted text-xs">
        <span>{t(`channel.${channel}`)}</span>
        {answered_by === "bot" && (
          <span className="inline-flex items-center gap-1">
            <Bot aria-hidden="true" className="size-3.5" />
            {t("byBot")}
          </span>
        )}
        {mentioned && <span className="font-medium text-ink">{t("mentionsYou")}</span>}
        {reason && <span className="font-medium text-ink">{t(`reason.${reason}`)}</span>}
        {assignee && <bdi>{assignee.name}</bdi>}
        {waiting_since && (
          <span className="font-medium text-danger-strong">
            {t("waits")} <RelativeTime iso={waiting_since} />
          </span>
        )}
        <WindowLeft conversation={conversation} />
        <Colleagues id={conversation.id} />
      </span>
    </Link>
  );
}
