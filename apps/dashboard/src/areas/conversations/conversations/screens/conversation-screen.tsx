"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useOutgoing } from "../../../../entities/conversations/conversation/actions/use-outgoing.ts";
import { useMarkRead } from "../../../../entities/conversations/conversation/actions/use-send-reply.ts";
import { useConversation, useMessages } from "../../../../entities/conversations/conversation/queries.ts";
import { useAssignees, useCustomerBeside, useInbox } from "../data.ts";
import { conversationAddress } from "../filters.ts";
import { ConversationList } from "../parts/list/conversation-list.tsx";
import { CustomerPanel } from "../parts/panel/customer-panel.tsx";
import { Composer } from "../parts/thread/composer.tsx";
import { OutgoingList } from "../parts/thread/outgoing-list.tsx";
import { Thread } from "../parts/thread/thread.tsx";
import { ThreadHead } from "../parts/thread/thread-head.tsx";

export { startConversation } from "../../../../entities/conversations/conversation/queries.ts";

/** One conversation: on a phone alone, on a desk between the list and the customer. */
export function ConversationScreen({ id }: { id: string }) {
  const t = useTranslations("conversations");
  const inbox = useInbox();
  const query = useConversation(id);
  const list = useMessages(id);
  const people = useAssignees();
  const beside = useCustomerBeside(query.data?.customer?.id);
  const messages = list.data?.pages.flatMap(({ items }) => items);
  const newest = messages?.[0]?.seq ?? 0;
  const sending = useOutgoing(id);
  const markRead = useMarkRead(id);
  const isUnread = query.data?.unread === true;
  useEffect(() => {
    if (isUnread && newest > 0) markRead(newest);
  }, [isUnread, newest, markRead]);
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
  return (
    <div
      data-form-page
      className="max-lg:fixed max-lg:inset-x-0 max-lg:top-14 max-lg:bottom-0 max-lg:z-10 max-lg:bg-paper md:max-lg:left-(--sidebar,0) lg:-mx-8 lg:-mt-7 lg:-mb-16 lg:grid lg:h-[calc(100dvh-3.5rem)] lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_17rem] big-text:static!"
    >
      <div className="overflow-y-auto border-line border-r p-4 max-lg:hidden">
        <ConversationList inbox={inbox} openId={id} />
      </div>
      <div className="flex h-full min-h-0 min-w-0 flex-col">
        <ThreadHead conversation={conversation} people={people} back={back} />
        <Thread messages={messages} list={list}>
          <OutgoingList sending={sending} />
        </Thread>
        <Composer key={id} conversation={conversation} onSay={(text) => sending.say(text, newest)} />
      </div>
      <div className="border-line border-l max-xl:hidden">
        <CustomerPanel {...beside} />
      </div>
    </div>
  );
}
