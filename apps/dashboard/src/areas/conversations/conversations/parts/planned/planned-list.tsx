"use client";

import { type PlannedMessage, plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import { formatDateTime } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { Clock, Pencil, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { PreviewText } from "../../../../../components/conversation/formatted-text.tsx";
import {
  useCancelPlanned,
  useTakeBackPlanned,
} from "../../../../../entities/conversations/conversation/actions/use-planned.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

type Props = {
  id: string;
  planned: readonly PlannedMessage[];
  /** Puts its words back where they are written; undefined where nothing can be written. */
  onEdit: ((message: PlannedMessage) => void) | undefined;
};

/** What will be sent to the customer later; it can be changed and cancelled. */
export function PlannedList({ id, planned, onEdit }: Props) {
  const t = useTranslations("conversations.planned");
  const language = useLocale();
  const { shop } = useAccount();
  const mayCancel = useCanAccess(plannedMessages.cancel.access);
  const cancelling = useCancelPlanned(id);
  const taking = useTakeBackPlanned((message) => onEdit?.(message));
  return (
    <ul
      aria-label={t("title")}
      className="mb-1 max-h-40 divide-y divide-line overflow-y-auto rounded-control bg-sunken"
    >
      {planned.map((message) => {
        const { text, send_at, by, unless_written, is_dropped } = message;
        const time = formatDateTime(send_at, shop.time_zone, language);
        return (
          <li key={message.id} className="flex items-start justify-between gap-2 py-1 pl-3">
            <p className="min-w-0 py-1 text-[0.8125rem]">
              <span className="flex items-center gap-1.5 text-muted text-xs">
                <Clock aria-hidden="true" className="size-3.5 shrink-0" />
                <span>
                  {is_dropped ? t("dropped") : t("willBeSent", { time })}
                  {unless_written && !is_dropped && ` ${t("unless")}`}
                  {by !== "" && " · "}
                  <bdi>{by}</bdi>
                </span>
              </span>
              <span className="wrap-anywhere line-clamp-2">
                <PreviewText text={text} />
              </span>
            </p>
            {mayCancel && (
              <span className="flex shrink-0">
                {onEdit && (
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t("edit")}
                    title={t("edit")}
                    busy={taking.isPending && taking.variables.id === message.id}
                    onClick={() => taking.mutate(message)}
                  >
                    <Pencil aria-hidden="true" className="size-4" />
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("cancel")}
                  title={t("cancel")}
                  busy={cancelling.isPending && cancelling.variables.id === message.id}
                  onClick={() => cancelling.mutate(message)}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
