import type { QuotedMessage } from "@mauzo/contract/conversations/conversations";
import type { UnsentReply } from "@mauzo/contract/conversations/unsent-replies";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo } from "react";
import { useOutboxRows } from "../../../../lib/outbox/use-outbox-rows.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { replyStore } from "../../../../lib/unsent-replies/reply-store.ts";
import { sendUnsentReplies } from "../../../../lib/unsent-replies/send-unsent-replies.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** What is sent: a text, or a file with a text below it; `quoted`: the message that it answers. */
export type Said = { text: string; file?: File; quoted?: QuotedMessage };

/** Somebody looks at what waits: it is tried more often than in the background. */
const againMs = 5_000;

let lastMs = 0;
/** Now, but later than the last time: what is sent with one press keeps its order. */
function later(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return new Date(lastMs).toISOString();
}

/** What was pressed to be sent and is not among the messages yet, kept on this device until it is. */
export function useOutgoing(id: string) {
  const client = useQueryClient();
  const { user, shop } = useAccount();
  const viewingTexts = useTranslations("shell.viewing");
  const [userId, shopId] = [user.id, shop.id];
  const all = useOutboxRows(replyStore, shopId);
  const outgoing = useMemo(
    () => all.filter(({ conversation, person }) => conversation === id && person === userId),
    [all, id, userId],
  );
  const send = useCallback(
    () => void sendUnsentReplies(client, { shopId, userId }).catch(() => undefined),
    [client, shopId, userId],
  );
  const isWaiting = outgoing.some(({ stopped }) => stopped === undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(send, againMs);
    return () => clearInterval(timer);
  }, [isWaiting, send]);
  const keep = (reply: UnsentReply) => {
    // Neither sent nor kept: it would be the member's own, or the admin's later.
    if (user.viewing) toasts.push({ title: viewingTexts("only"), tone: "danger" });
    else void replyStore.put(reply).then(send);
  };
  return {
    outgoing,
    say: (said: Said, seen: number) =>
      keep({
        ...said,
        ...{ id: newIdempotencyKey(), key: newIdempotencyKey(), at: later(), seen },
        ...{ shop: shopId, person: userId, conversation: id },
      }),
    /** The same words as a new message, also if somebody has answered since or it may have arrived. */
    again: ({ stopped, seen, unanswered: _, ...reply }: UnsentReply) =>
      keep({
        ...{ ...reply, key: newIdempotencyKey(), at: later() },
        ...(seen !== undefined && (stopped?.why === "refused" || stopped?.why === "behind") && { seen }),
      }),
    drop: (reply: UnsentReply) => void replyStore.remove(reply.id),
  };
}
