"use client";

import type { UnsentReply } from "@mauzo/contract/conversations/unsent-replies";
import { Button } from "@mauzo/ui/button";
import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import type { useOutgoing } from "../../../../../entities/conversations/conversation/actions/use-outgoing.ts";
import { useNetworkLost } from "../../../../../lib/offline/network.ts";
import { QuoteBlock } from "../quote/quote-block.tsx";
import { Bubble } from "./message-bubble.tsx";

type Sending = ReturnType<typeof useOutgoing>;

function Below({ reply, sending }: { reply: UnsentReply; sending: Sending }) {
  const t = useTranslations("conversations");
  const isLost = useNetworkLost();
  const { stopped } = reply;
  const drop = (
    <Button size="sm" variant="ghost" onClick={() => sending.drop(reply)}>
      {t("throwAway")}
    </Button>
  );
  if (stopped === undefined) {
    // Those behind one that nobody answered wait with it.
    const isHeld = isLost || sending.outgoing.some((each) => each.stopped === undefined && each.unanswered === true);
    return (
      <span className="flex flex-wrap items-center justify-end gap-2">
        <Clock aria-hidden="true" className="size-3.5" />
        {t(isHeld ? "waitsForNetwork" : "sending")}
        {isHeld && drop}
      </span>
    );
  }
  const { why, text } = stopped;
  return (
    <span role="alert" className="flex flex-wrap items-center justify-end gap-2 text-danger-strong">
      {why === "refused" ? t("refused", { reason: text }) : t(`stopped.${why}`)}
      <Button size="sm" variant="secondary" onClick={() => sending.again(reply)}>
        {t(why === "answered" ? "sendAnyway" : "sendAgain")}
      </Button>
      {drop}
    </span>
  );
}

/** What is on its way to the customer. */
export const OutgoingList = ({ sending }: { sending: Sending }) => (
  <ul className="mt-2 flex flex-col gap-2 empty:hidden">
    {sending.outgoing.map((reply) => (
      <li key={reply.id}>
        <Bubble own below={<Below reply={reply} sending={sending} />}>
          {reply.quoted && (
            <div className="mb-1.5">
              <QuoteBlock quoted={reply.quoted} />
            </div>
          )}
          {reply.file && <bdi className="block font-medium">{reply.file.name}</bdi>}
          {reply.text !== "" && <FormattedText text={reply.text} />}
        </Bubble>
      </li>
    ))}
  </ul>
);
