"use client";

import { conversations, type QuotedMessage } from "@mauzo/contract/conversations/conversations";
import { orderMatches } from "@mauzo/contract/orders/order-matches";
import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useMarkRead } from "../../../../entities/conversations/conversation/actions/use-mark-read.ts";
import { useOutgoing } from "../../../../entities/conversations/conversation/actions/use-outgoing.ts";
import { useTellPresence } from "../../../../entities/conversations/conversation/actions/use-presence.ts";
import { useSendAgain } from "../../../../entities/conversations/conversation/actions/use-send-again.ts";
import {
  useConversation,
  useMessages,
  useNotes,
  usePlanned,
} from "../../../../entities/conversations/conversation/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useBreakpoint } from "../../../../lib/use-breakpoint.ts";
import { useAssignees, useCannedSource, useInbox, useMessageReading, useNamable } from "../data.ts";
import { conversationAddress, useShownMessage, useShownPanel } from "../filters.ts";
import { Composer } from "../parts/compose/composer.tsx";
import { ConversationList } from "../parts/list/conversation-list.tsx";
import { OutgoingList } from "../parts/thread/outgoing-list.tsx";
import { Thread } from "../parts/thread/thread.tsx";
import { ThreadHead } from "../parts/thread/thread-head.tsx";
import { quotedOf } from "../rules.ts";

export { startConversation } from "../../../../entities/conversations/conversation/queries.ts";

const SellPanel = lazyPart(async () => (await import("./sell-panel.tsx")).SellPanel, {
  place: "m-4 h-96 w-auto",
});

/** The first value that was known while this conversation is open. */
function useFirst(id: string, value: number | undefined): number | undefined {
  const [first, setFirst] = useState<{ id: string; value: number }>();
  const known = first?.id === id ? first.value : undefined;
  if (known === undefined && value !== undefined) setFirst({ id, value });
  return known ?? value;
}

/** One conversation: on a phone alone, on a desk between the list and what is sold. */
export function ConversationScreen({ id }: { id: string }) {
  const t = useTranslations("conversations");
  const inbox = useInbox();
  const query = useConversation(id);
  const [at, setAt] = useShownMessage();
  const list = useMessages(id, at ?? undefined);
  const notes = useNotes(id);
  const planned = usePlanned(id);
  const people = useAssignees();
  const reading = useMessageReading(id);
  const canned = useCannedSource(id);
  const mayWriteOrders = useCanAccess(orderMatches.match.access);
  const [panel, setPanel] = useShownPanel();
  const isWide = useBreakpoint() === 1280;
  const pages = list.data?.pages;
  const messages = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  const newest = messages?.[0]?.seq ?? 0;
  const sending = useOutgoing(id);
  const onWrite = useTellPresence(id);
  const namable = useNamable();
  const [answer, setAnswer] = useState<{ id: string; quoted: QuotedMessage }>();
  const quote = (quoted: QuotedMessage | undefined) => setAnswer(quoted && { id, quoted });
  const mayAnswer = useCanAccess(conversations.answer.access);
  const markRead = useMarkRead(id);
  const seenBefore = useFirst(id, query.data?.seen_seq);
  const sendingAgain = useSendAgain(id);
  const isUnread = query.data?.unread === true || query.data?.mentioned === true;
  useEffect(() => {
    if (isUnread && newest > 0) markRead(newest);
  }, [isUnread, newest, markRead]);
  const readOrder = (text: string) => {
    reading.read(text);
    void setPanel("sell");
  };
  const back = conversationAddress(inbox.filters);
  const conversation = query.data;
  if (!conversation) {
    const words = { failed: t("oneFailed"), missing: t("missing"), missingText: t("missingText") };
    return (
      <DetailQueryState
        title={t("oneTitle")}
        back={{ href: back, label: t("title") }}
        side="right"
        words={words}
        query={query}
      />
    );
  }
  // Who reads an old message has its page before them, and answers what the list and the head of the conversation show.
  const seen = at === null ? newest : conversation.last_seq;
  return (
    <div
      data-form-page
      className="max-lg:fixed max-lg:inset-x-0 max-lg:top-14 max-lg:bottom-0 max-lg:z-10 max-lg:bg-paper md:max-lg:left-(--sidebar,0) lg:-mx-8 lg:-mt-7 lg:-mb-16 lg:grid lg:h-[calc(100dvh-3.5rem)] lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)_22rem] big-text:static!"
    >
      <div className="overflow-y-auto border-line border-r p-4 max-lg:hidden">
        <ConversationList inbox={inbox} openId={id} />
      </div>
      <div className={clsx("flex h-full min-h-0 min-w-0 flex-col", panel && "max-xl:hidden")}>
        <ThreadHead conversation={conversation} people={people} back={back} onSell={() => void setPanel("sell")} />
        <Thread
          key={id}
          messages={messages}
          list={list}
          at={at ?? undefined}
          notes={notes}
          seen={seenBefore ?? 0}
          onSendAgain={
            mayAnswer && conversation.reply_way === "here" && !sendingAgain.isPending
              ? (message) => sendingAgain.mutate({ message: message.id, seen })
              : undefined
          }
          onRead={mayWriteOrders ? readOrder : undefined}
          onAnswer={mayAnswer && conversation.reply_way === "here" ? (message) => quote(quotedOf(message)) : undefined}
          onFar={(seq) => void setAt(seq)}
        >
          <OutgoingList sending={sending} />
        </Thread>
        {at !== null && (
          <p className="flex flex-wrap items-center justify-between gap-2 border-line border-t bg-accent-soft px-4 py-1 text-[0.8125rem]">
            {t("older")}
            <Button size="sm" variant="secondary" onClick={() => void setAt(null)}>
              {t("toNewest")}
            </Button>
          </p>
        )}
        <Composer
          key={id}
          conversation={conversation}
          seen={seen}
          canned={canned}
          namable={namable}
          planned={planned}
          quoted={answer?.id === id ? answer.quoted : undefined}
          onQuote={quote}
          onWrite={onWrite}
          onSay={(said) => {
            sending.say(said, seen);
            void setAt(null);
          }}
        />
      </div>
      <aside
        aria-label={t("sell.title")}
        className={clsx(
          "h-full min-h-0 overflow-y-auto overscroll-contain border-line border-l",
          !panel && "max-xl:hidden",
        )}
      >
        <div className="sticky top-0 z-1 border-line border-b bg-paper px-4 py-2 xl:hidden">
          <Button variant="ghost" size="sm" onClick={() => void setPanel(null)}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t("sell.back")}
          </Button>
        </div>
        {/* Where it is not shown, its products are not read: a phone pays for them. */}
        {(panel !== null || isWide) && <SellPanel key={id} conversation={conversation} seen={seen} reading={reading} />}
      </aside>
    </div>
  );
}
