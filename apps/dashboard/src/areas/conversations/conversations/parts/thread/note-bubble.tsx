"use client";

import { type ConversationNote, conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { Button } from "@mauzo/ui/button";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRemoveNote } from "../../../../../entities/conversations/conversation/actions/use-notes.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { clockIn } from "../../../../../lib/time/clock-in.ts";
import { mentionPieces } from "../../rules.ts";

/** What somebody of the shop noted; it looks like no message, because the customer does not get it. */
export function NoteBubble({ note: { id, text, by, at, mentions } }: { note: ConversationNote }) {
  const t = useTranslations("conversations.notes");
  const { user } = useAccount();
  const mayRemove = useCanAccess(conversationNotes.remove.access);
  const removing = useRemoveNote();
  return (
    <div className="mt-2 flex items-start justify-between gap-2 rounded-card border border-accent bg-accent-soft px-3 py-2">
      <div className="min-w-0">
        <p className="text-muted text-xs">
          {t("title")} · <bdi>{by ?? t("bot")}</bdi> <time dateTime={at}>{clockIn(at, user.time_zone)}</time>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          {mentionPieces(
            text,
            mentions.map(({ name }) => name),
          ).map((piece, place) =>
            piece.isName ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name, and never move
              <b key={place} className="font-semibold text-primary-strong">
                {piece.text}
              </b>
            ) : (
              piece.text
            ),
          )}
        </p>
      </div>
      {mayRemove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("remove")}
          busy={removing.isPending}
          onClick={() => removing.mutate(id)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  );
}
