"use client";

import type { HeardKind } from "@mauzo/contract/conversations/conversation-files";
import type { DeliveryState, ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { clsx } from "clsx";
import {
  MessageSquareCheck,
  MessageSquareText,
  MessageSquareWarning,
  MessageSquareX,
  Reply,
  RotateCw,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { clockIn } from "../../../../../lib/time/clock-in.ts";
import { QuoteLink } from "../quote/quote-link.tsx";
import { ActionView } from "./action-view.tsx";
import { MessageFile } from "./message-file.tsx";
import { PlaceLink } from "./place-link.tsx";

const [ok, warning] = [
  { Icon: MessageSquareCheck, className: "text-primary" },
  { Icon: MessageSquareWarning, className: "text-warning" },
];
const marks = {
  pending: { Icon: MessageSquareText, className: "text-progress" },
  ...{ sent: ok, delivered: ok, read: ok, unknown: warning },
  failed: { Icon: MessageSquareX, className: "text-danger-strong" },
} as const;

function DeliveryMark({ state }: { state: DeliveryState }) {
  const t = useTranslations("conversations.delivery");
  const { Icon, className } = marks[state];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className={clsx("size-3.5", className)} />
      {t(state)}
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

const pressClass =
  "inline-flex min-h-6 items-center gap-1 font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11";

/** Shorter words order nothing. */
const shortestOrder = 4;

type BubbleProps = {
  message: ThreadMessage;
  onRead: ((text: string) => void) | undefined;
  /** Answers this message; undefined where nothing can be written. */
  onAnswer: ((message: ThreadMessage) => void) | undefined;
  /** Leads to the message with this number. */
  onJump: (seq: number) => void;
  /** Sends it once more, where it did not reach the customer; undefined where nothing can be written. */
  onSendAgain: ((message: ThreadMessage) => void) | undefined;
};

/** A message as the customer sees it, with who wrote it, when, and what became of it. */
export function MessageBubble({ message, onRead, onAnswer, onJump, onSendAgain }: BubbleProps) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  const { from, by, text, kind, place, file, actions, at, delivery, reply_to } = message;
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
          {delivery?.again && onSendAgain && (
            <button type="button" onClick={() => onSendAgain(message)} className={pressClass}>
              <RotateCw aria-hidden="true" className="size-3.5" />
              {t("sendAgain")}
            </button>
          )}
          {onAnswer && (
            <button type="button" onClick={() => onAnswer(message)} className={pressClass}>
              <Reply aria-hidden="true" className="size-3.5" />
              {t("quote.answer")}
            </button>
          )}
          {!own && onRead && text !== null && text.length >= shortestOrder && (
            <button type="button" onClick={() => onRead(text)} className={pressClass}>
              {t("sell.read")}
            </button>
          )}
        </>
      }
    >
      {reply_to && <QuoteLink quoted={reply_to} onJump={onJump} />}
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
