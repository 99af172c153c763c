import type { CannedReply } from "@mauzo/contract/conversations/canned-replies";
import type { Conversation } from "@mauzo/contract/conversations/conversations";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { filledReply, fittingReplies } from "../../rules.ts";

/** The canned replies and what they name: undefined until `want` has them read. */
export type CannedSource = {
  replies: readonly CannedReply[] | undefined;
  /** Whether they could not be read. */
  hasFailed: boolean;
  /** The number of the customer's newest order. */
  order: string | undefined;
  want: () => void;
  /** Reads them again. */
  retry: () => void;
};

/**
 * The canned replies that fit what is typed after a slash; undefined while no slash is typed. Arrows choose, Enter or Tab
 * puts the chosen one into the field, in the customer's language and with what it names filled in.
 */
export function useCannedPicker(
  { replies, hasFailed, order, want, retry }: CannedSource,
  { customer, language }: Conversation,
  shortcut: string | undefined,
  onPick: (text: string) => void,
) {
  const { shop } = useAccount();
  const [isManaging, setManaging] = useState(false);
  const [at, setAt] = useState(0);
  const [isHidden, setHidden] = useState<string>();
  const isWanted = shortcut !== undefined && isHidden !== shortcut;
  const isNeeded = isWanted || isManaging;
  useEffect(() => {
    if (isNeeded) want();
  }, [isNeeded, want]);
  useEffect(() => {
    setAt(0);
    if (shortcut === undefined) setHidden(undefined);
  }, [shortcut]);
  const found = isWanted && replies ? fittingReplies(replies, shortcut) : [];
  const active = Math.min(at, Math.max(0, found.length - 1));
  const pick = (reply: CannedReply) => {
    setAt(0);
    const words = reply[language] || reply.en || reply.sw;
    onPick(filledReply(words, { name: customer?.name, shop: shop.name, order }));
  };
  /** @returns whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = found[active];
    if (!isWanted || event.shiftKey) return false;
    if (!chosen) {
      // What stands in the field is no message: the list may be on its way.
      if (event.key === "Enter") event.preventDefault();
      return event.key === "Enter";
    }
    if (event.key === "ArrowDown") setAt((active + 1) % found.length);
    else if (event.key === "ArrowUp") setAt((active + found.length - 1) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(chosen);
    else if (event.key === "Escape") setHidden(shortcut);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    ...{ replies, hasFailed, retry, found, active, language, pick, onKey, isManaging },
    isOpen: isWanted && (replies !== undefined || hasFailed),
    manage: () => setManaging(true),
    onManaged: () => setManaging(false),
  };
}
export type Picker = ReturnType<typeof useCannedPicker>;
