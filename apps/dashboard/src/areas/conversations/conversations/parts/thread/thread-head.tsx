"use client";

import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { customers } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Select } from "@mauzo/ui/select";
import { BookmarkPlus, ShoppingCart } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { BackLink } from "../../../../../components/page/back-link.tsx";
import { useLetter } from "../../../../../components/use-letter.ts";
import { useAssign, useTurn } from "../../../../../entities/conversations/conversation/actions/use-turn.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useConversationName } from "../../labels.ts";
import { Colleagues } from "../presence/colleagues.tsx";
import { WindowLeft } from "../window-left.tsx";

const KeepTalk = lazyPart(async () => (await import("../keep-talk/keep-talk.tsx")).KeepTalk);

type People = readonly { id: string; name: string }[];

function AssigneeSelect({ conversation, people }: { conversation: Conversation; people: People }) {
  const t = useTranslations("conversations");
  const { id, assignee, turn } = conversation;
  const assign = useAssign(id);
  const select = useRef<HTMLSelectElement>(null);
  useLetter("a", () => {
    if (assign.isPending) return;
    select.current?.focus();
    select.current?.showPicker?.();
  });
  const known = assignee && !people.some((each) => each.id === assignee.id) ? [assignee, ...people] : people;
  return (
    // In a form its letters find a person, in place of doing something to the conversation.
    <form>
      <Select
        ref={select}
        aria-label={t("assignee")}
        aria-keyshortcuts="a"
        className="w-40"
        value={assignee?.id ?? ""}
        disabled={assign.isPending}
        onChange={({ target }) => {
          assign.mutate({ assignee: target.value || null, turn });
          target.blur();
        }}
      >
        <option value="">{t("nobody")}</option>
        {known.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
    </form>
  );
}

type Props = {
  conversation: Conversation;
  /** Who can be assigned; undefined for readers who may not assign anybody. */
  people: People | undefined;
  back: string;
  onSell: () => void;
};

/** Whom the conversation is with, who has it, and how it is closed. */
export function ThreadHead({ conversation, people, back, onSell }: Props) {
  const t = useTranslations("conversations");
  const nameOf = useConversationName();
  const mayClose = useCanAccess(conversations.close.access);
  const maySee = useCanAccess(customers.get.access);
  const { id, customer, phone, channel, status, turn } = conversation;
  const mayKeep = useCanAccess(flowTests.createFromConversation.access);
  const [isKeeping, setKeeping] = useState(false);
  const turning = useTurn(id);
  const close = () => turning.mutate({ to: "close", turn });
  useLetter("e", () => {
    if (mayClose && !turning.isPending) turning.mutate({ to: status === "open" ? "close" : "reopen", turn });
  });
  const name = nameOf(conversation);
  return (
    <div className="border-line border-b bg-paper px-4 py-2">
      <span className="lg:hidden">
        <BackLink href={back} label={t("title")} />
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow">
          <h1 className="min-w-0 truncate font-semibold text-lg tracking-tight">
            {customer && maySee ? (
              <Link href={`/dashboard/customers/${customer.id}`} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h1>
          <p className="flex flex-wrap gap-x-2 text-muted text-xs">
            <span>{t(`channel.${channel}`)}</span>
            {customer?.name && phone && <bdi className="tabular-nums">{phone}</bdi>}
            <WindowLeft conversation={conversation} />
            <Colleagues id={id} />
          </p>
        </div>
        <Button variant="secondary" size="icon" className="xl:hidden" aria-label={t("sell.open")} onClick={onSell}>
          <ShoppingCart aria-hidden="true" className="size-5" />
        </Button>
        {mayKeep && (
          <Button variant="secondary" size="icon" aria-label={t("keepTalk.open")} onClick={() => setKeeping(true)}>
            <BookmarkPlus aria-hidden="true" className="size-5" />
          </Button>
        )}
        {isKeeping && <KeepTalk id={id} onClose={() => setKeeping(false)} />}
        {mayClose && (
          <div className="flex gap-2">
            {people && <AssigneeSelect conversation={conversation} people={people} />}
            {status === "open" && (
              <Button variant="secondary" busy={turning.isPending} aria-keyshortcuts="e" onClick={close}>
                {t("close")}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
