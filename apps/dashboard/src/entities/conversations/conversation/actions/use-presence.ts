import { conversationPresence } from "@mauzo/contract/conversations/conversation-presence";
import type { Presence } from "@mauzo/contract/shop/events";
import { useCallback, useEffect, useRef } from "react";
import { onPresence, usePresentAt } from "../../../../lib/live/presence.ts";
import { tellAgainMs, writesAgainMs } from "../../../../lib/live/present-people.ts";
import { useConnected } from "../../../../lib/live/use-live-updates.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { api } from "../../../../lib/session/api.ts";

/** Nobody waits for it, and what is lost is told again. */
const tell = (id: string, does: Presence) =>
  void api.call(conversationPresence.tell, { params: { id }, body: { does } }).catch(() => undefined);

/** Colleagues at a conversation: all but the person. */
export function useColleaguesAt(id: string) {
  const { user } = useAccount();
  return usePresentAt(id).filter((each) => each.id !== user.id);
}

/**
 * Tells colleagues that the person looks at this conversation, as long as its page is shown, and anew whenever one of them
 * comes or the line was lost.
 * @returns what tells that the person writes.
 */
export function useTellPresence(id: string): () => void {
  const { user } = useAccount();
  const isConnected = useConnected();
  const wroteAt = useRef(0);
  useEffect(() => {
    if (!isConnected) return;
    let isTold = false;
    const isShown = () => document.visibilityState === "visible";
    const look = () => {
      if (!isShown()) return;
      isTold = true;
      tell(id, "looks");
    };
    const leave = () => {
      if (!isTold) return;
      isTold = false;
      tell(id, "left");
    };
    const onShown = () => (isShown() ? look() : leave());
    const stop = onPresence((of, { by, does }, isNew) => {
      if (of !== id) return;
      // Another page of theirs was closed, or a colleague came who knows of nobody yet.
      const isOwnEnd = by.id === user.id && does === "left" && isTold;
      if (isOwnEnd || (by.id !== user.id && isNew && does !== "left")) look();
    });
    look();
    const again = setInterval(look, tellAgainMs);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      stop();
      clearInterval(again);
      document.removeEventListener("visibilitychange", onShown);
      leave();
    };
  }, [id, isConnected, user.id]);
  return useCallback(() => {
    const now = Date.now();
    if (now - wroteAt.current < writesAgainMs) return;
    wroteAt.current = now;
    tell(id, "writes");
  }, [id]);
}
