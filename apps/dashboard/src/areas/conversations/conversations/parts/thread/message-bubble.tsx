"use client";

import type { DeliveryState, HeardKind, ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { clsx } from "clsx";
import { Check, CheckCheck, CircleAlert, CircleQuestionMark, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { clockIn } from "../../rules.ts";
import { ActionView } from "./action-view.tsx";
import { MessageFile } from "./message-file.tsx";
import { PlaceLink } from "./place-link.tsx";

const marks = {
  pending: { Icon: Clock, className: "text-muted" },
  sent: { Icon: Check, className: "text-muted" },
  delivered: { Icon: CheckCheck, className: "text-muted" },
  read: { Icon: CheckCheck, className: "text-primary" },
  unknown: { Icon: CircleQuestionMark, className: "text-ink" },
  failed: { Icon: CircleAlert, className: "text-danger-strong" },
} as const;

function DeliveryMark({ state }: { state: DeliveryState }) {
  const t = useTranslations("conversations.delivery");
  const { Icon, className } = marks[state];
  return (
    <span className={clsx("inline-flex items-center", className)} title={t(state)}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t(state)}</span>
    </span>
  );
}

/** What the customer sent besides words. */
function Heard({ kind, place }: { kind: HeardKind; place: ThreadMessage["place"] }) {
  const t = useTranslations("conversations.heard");
  return (
    <p className="text-[0.8125rem] text-muted">{place ? <PlaceLink place={place}>{t(kind)}</PlaceLink> : t(kind)}</p>
  );
}

/** The frame of a message: the customer's at the left, the shop's at the right. */
export const Bubble = ({ own, children, below }: { own: boolean; children: ReactNode; below: ReactNode }) => (
  <div className={clsx("flex flex-col", own ? "items-end" : "items-start")}>
    <div
      className={clsx(
        "wrap-anywhere max-w-[85%] whitespace-pre-line rounded-card px-3 py-2 md:max-w-[34rem]",
        own ? "bg-primary-soft" : "border border-line bg-card",
      )}
    >
      {children}
    </div>
    <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-muted text-xs">{below}</p>
  </div>
);

/** Shorter words order nothing. */
const shortestOrder = 4;

/** A message as the customer sees it, with who wrote it, when, and what became of it. */
export function MessageBubble({
  message,
  onRead,
}: {
  message: ThreadMessage;
  onRead: ((text: string) => void) | undefined;
}) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  const { from, by, text, kind, place, file, actions, at, delivery } = message;
  const own = from !== "customer";
  return (
    <Bubble
      own={own}
      below={
        <>
          {own && <bdi>{by || t(`from.${from}`)}</bdi>}
          <time dateTime={at}>{clockIn(at, user.time_zone)}</time>
          {delivery && <DeliveryMark state={delivery.state} />}
          {delivery?.why && <span className="text-danger-strong">{delivery.why}</span>}
          {!own && onRead && text !== null && text.length >= shortestOrder && (
            <button
              type="button"
              onClick={() => onRead(text)}
              className="inline-flex min-h-6 items-center font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {t("sell.read")}
            </button>
          )}
        </>
      }
    >
      {file !== null && <MessageFile file={file} />}
      {kind !== null && file === null && <Heard kind={kind} place={place} />}
      {text !== null && text !== "" && <FormattedText text={text} />}
      <div className="flex flex-col gap-2">
        {actions.map((action, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message have no other name, and never move
          <div key={at}>
            <ActionView action={action} />
          </div>
        ))}
      </div>
    </Bubble>
  );
}
