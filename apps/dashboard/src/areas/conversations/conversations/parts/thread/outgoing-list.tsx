"use client";

import { Button } from "@mauzo/ui/button";
import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import type { Outgoing, useOutgoing } from "../../../../../entities/conversations/conversation/actions/use-outgoing.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { QuoteBlock } from "../quote/quote-block.tsx";
import { Bubble } from "./message-bubble.tsx";

type Sending = ReturnType<typeof useOutgoing>;

function Below({ reply, sending }: { reply: Outgoing; sending: Sending }) {
  const t = useTranslations("conversations");
  const failureText = useFailureText();
  if (reply.state === "sending")
    return (
      <>
        <Clock aria-hidden="true" className="size-3.5" />
        {t("sending")}
      </>
    );
  const isAnswered = reply.state === "answered";
  return (
    <span role="alert" className="flex flex-wrap items-center justify-end gap-2 text-danger-strong">
      {isAnswered ? t("answeredMeanwhile") : reply.why ? failureText(reply.why) : t("sendFailed")}
      <Button size="sm" variant="secondary" onClick={() => (isAnswered ? sending.again(reply) : sending.retry(reply))}>
        {t(isAnswered ? "sendAnyway" : "again")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => sending.drop(reply.key)}>
        {t("throwAway")}
      </Button>
    </span>
  );
}

/** What is on its way to the customer. */
export const OutgoingList = ({ sending }: { sending: Sending }) => (
  <ul className="mt-2 flex flex-col gap-2 empty:hidden">
    {sending.outgoing.map((reply) => (
      <li key={reply.key}>
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
