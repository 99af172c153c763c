import type { Watch } from "@mauzo/faults/fault-proxy";

/**
 * Moments of an order's transaction, told by what its process sends to the database or hears from it, in this order.
 * Killed at one, the process has not sent what tells of it, or not heard it.
 */
export const moments = ["begin", "locked", "written", "taken", "told", "commit", "committed"] as const;
export type Moment = (typeof moments)[number];

/** The statement that is sent next, at a moment. */
const statements: [Moment, string][] = [
  ["begin", "begin; set local"],
  ["locked", "insert into orders"],
  ["written", "update variants set stock"],
  ["taken", "insert into stock_movements"],
  ["told", "pg_notify"],
];

/** A statement is sent in words once a connection, by its name from then on. */
const parse = /P[\s\S]{4}([0-9a-f]{32})\0([^\0]*)\0/g;

export type Failpoints = {
  /** Kills at the next such moment of any order. Resolves with the member that was killed. */
  arm: (moment: Moment) => Promise<number>;
  watch: (member: number) => Watch;
};

/** `kill` ends the member's process before it returns, and says whether it still ran: its last bytes may come later. */
export function makeFailpoints(kill: (member: number) => boolean): Failpoints {
  const texts = new Map<string, string>();
  let armed: { moment: Moment; hit: (member: number) => void } | undefined;

  const wordsOf = (bytes: Buffer): string => {
    const sent = bytes.toString("latin1");
    for (const [, name = "", words = ""] of sent.matchAll(parse)) texts.set(name, words);
    return [sent, ...[...texts].filter(([name]) => sent.includes(name)).map(([, words]) => words)].join("\n");
  };
  const momentOf = (words: string, from: "program" | "server", isOrder: boolean): Moment | undefined => {
    if (from === "server") return isOrder && words.includes("COMMIT\0") ? "committed" : undefined;
    if (isOrder && /Q[\s\S]{4}commit\0/.test(words)) return "commit";
    return statements.findLast(([, start]) => words.includes(start))?.[0];
  };

  return {
    arm: (moment) =>
      new Promise((hit) => {
        armed = { moment, hit };
      }),
    watch: (member) => {
      let isOrder = false;
      return (bytes, from) => {
        const moment = momentOf(wordsOf(bytes), from, isOrder);
        if (moment === "begin") isOrder = false;
        if (moment === "written") isOrder = true;
        if (moment === undefined || armed?.moment !== moment) return true;
        const { hit } = armed;
        if (!kill(member)) return false;
        armed = undefined;
        hit(member);
        return false;
      };
    },
  };
}
