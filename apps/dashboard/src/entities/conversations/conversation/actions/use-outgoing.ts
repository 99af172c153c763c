import { useRef, useState } from "react";
import { isAnsweredMeanwhile, newReply, type Reply, type Said, useSendReply } from "./use-send-reply.ts";

/** A reply on its way, or one that did not get through. */
export type Outgoing = Reply & {
  state: "sending" | "failed" | "answered";
  /** What the file was refused with. */
  why?: Error;
};

/** Replies that go one after the other; `stopped` once one of them did not get through. */
type Chain = { end: Promise<unknown>; stopped?: "failed" | "answered" };
const newChain = (): Chain => ({ end: Promise.resolve() });

/**
 * What was pressed to be sent and is not among the messages yet. One after the other, in their order; one that fails stops
 * those behind it, which then wait like it to be sent again or thrown away.
 */
export function useOutgoing(id: string) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const { mutateAsync: send } = useSendReply(id);
  const chain = useRef(newChain());
  const change = (key: string, to: Pick<Outgoing, "state" | "why"> | undefined) =>
    setOutgoing((all) =>
      all.flatMap(({ why, ...each }) =>
        each.key !== key ? [{ ...each, ...(why && { why }) }] : to === undefined ? [] : [{ ...each, ...to }],
      ),
    );
  const deliver = (reply: Reply) => {
    const mine = chain.current;
    const attempt = async () => {
      if (mine.stopped) return change(reply.key, { state: mine.stopped });
      try {
        await send(reply);
        change(reply.key, undefined);
      } catch (error) {
        const state = isAnsweredMeanwhile(error) ? "answered" : "failed";
        mine.stopped = state;
        chain.current = newChain();
        change(reply.key, { state, ...(reply.file && error instanceof Error && { why: error }) });
      }
    };
    mine.end = mine.end.then(attempt);
  };
  return {
    outgoing,
    say: (said: Said, seen: number) => {
      const reply = newReply(said, seen);
      setOutgoing((all) => [...all, { ...reply, state: "sending" }]);
      deliver(reply);
    },
    /** The same message again; without `seen`, also if somebody has answered since. */
    again: ({ key, text, file, quoted }: Outgoing) => {
      // A new key for new words: the one it was refused with belongs to the refusal.
      const { seen: _, ...reply } = newReply({ text, ...(file && { file }), ...(quoted && { quoted }) }, 0);
      setOutgoing((all) => all.map((each) => (each.key === key ? { ...reply, state: "sending" } : each)));
      deliver(reply);
    },
    retry: (reply: Outgoing) => {
      change(reply.key, { state: "sending" });
      const { state: _, why: __, ...same } = reply;
      deliver(same);
    },
    drop: (key: string) => change(key, undefined),
  };
}
