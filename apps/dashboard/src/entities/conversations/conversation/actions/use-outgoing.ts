import { useRef, useState } from "react";
import { isAnsweredMeanwhile, newReply, type Reply, useSendReply } from "./use-send-reply.ts";

/** A reply on its way, or one that did not get through. */
export type Outgoing = Reply & { state: "sending" | "failed" | "answered" };

/**
 * What was pressed to be sent and is not among the messages yet. One after the other, in their order; a failed one stops
 * those behind it until it is sent again or thrown away.
 */
export function useOutgoing(id: string) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const { mutateAsync: send } = useSendReply(id);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const change = (key: string, to: Outgoing["state"] | undefined) =>
    setOutgoing((all) =>
      all.flatMap((each) => (each.key !== key ? [each] : to === undefined ? [] : [{ ...each, state: to }])),
    );
  const deliver = (reply: Reply) => {
    const attempt = async () => {
      try {
        await send(reply);
        change(reply.key, undefined);
      } catch (error) {
        change(reply.key, isAnsweredMeanwhile(error) ? "answered" : "failed");
      }
    };
    chain.current = chain.current.then(attempt);
  };
  return {
    outgoing,
    say: (text: string, seen: number) => {
      const reply = newReply(text, seen);
      setOutgoing((all) => [...all, { ...reply, state: "sending" }]);
      deliver(reply);
    },
    /** The same message again; without `seen`, also if somebody has answered since. */
    again: ({ key, text }: Outgoing) => {
      // A new key for new words: the one it was refused with belongs to the refusal.
      const reply = { key: newReply(text, 0).key, text };
      setOutgoing((all) => all.map((each) => (each.key === key ? { ...reply, state: "sending" } : each)));
      deliver(reply);
    },
    retry: (reply: Outgoing) => {
      change(reply.key, "sending");
      const { state: _, ...same } = reply;
      deliver(same);
    },
    drop: (key: string) => change(key, undefined),
  };
}
