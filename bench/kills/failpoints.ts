import type { Watch } from "@mauzo/faults/fault-proxy";

/**
 * Points in an order's transaction, in this order, recognised by what the API process sends to the database or receives
 * from it. When the process is killed at one of them, the message that marks it is not sent or not received.
 */
export const moments = ["begin", "locked", "written", "taken", "told", "commit", "committed"] as const;
export type Moment = (typeof moments)[number];

/** The statement that is sent next at each point. */
const statements: [Moment, string][] = [
  ["begin", "begin; set local"],
  ["locked", "insert into orders"],
  ["written", "update variants set stock"],
  ["taken", "insert into stock_movements"],
  ["told", "pg_notify"],
];

/** A prepared statement is sent as text once per connection, and by its name from then on. */
const parse = /P[\s\S]{4}([0-9a-f]{32})\0([^\0]*)\0/g;

export type Failpoints = {
  /** Kills at the next such point of any order. Resolves with the index of the killed process. */
  arm: (moment: Moment) => Promise<number>;
  watch: (member: number) => Watch;
};

/** `kill` ends the process before it returns and says whether it was still running: its last bytes may arrive later. */
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
