import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { type TrialSide, trialLeast, type trialReasons } from "@mauzo/contract/conversations/flow-trials";

export const checkEverySeconds = 3600;

/** The steps that a conversation is to come to. */
const ends: ReadonlySet<string> = new Set(["end", "handover", "checkout"]);
export const endsOf = ({ nodes }: FlowDocument): string[] =>
  nodes.flatMap(({ id, kind }) => (ends.has(kind) ? [id] : []));

type Share = { of: number; among: number };
/** It is looked at every hour: what is beyond this comes by chance in about one of a hundred trials, looked at until there are thousands. */
const clearly = 3.4;

/** Whether so many more of the newer do something than of the older that it is hardly chance: a test of two proportions, one-sided. */
export function isClearlyMore(newer: Share, older: Share): boolean {
  if (newer.among < trialLeast || older.among < trialLeast) return false;
  const all = (newer.of + older.of) / (newer.among + older.among);
  const spread = Math.sqrt(all * (1 - all) * (1 / newer.among + 1 / older.among));
  return spread > 0 && (newer.of / newer.among - older.of / older.among) / spread > clearly;
}

type Side = Omit<TrialSide, "number">;
/** Who is still talking has neither left nor come to an end. */
const left = ({ ended, left }: Side): Share => ({ of: left, among: ended + left });
const notUnderstood = ({ not_understood, conversations }: Side): Share => ({
  of: not_understood,
  among: conversations,
});

export type WorseBecause = { because: (typeof trialReasons)[number]; newer: Share; older: Share };
/** Why the newer version does worse, if it clearly does. */
export function worseBecause(newer: Side, older: Side): WorseBecause | undefined {
  for (const [because, shareOf] of [
    ["left", left],
    ["not_understood", notUnderstood],
  ] as const) {
    const shares = { newer: shareOf(newer), older: shareOf(older) };
    if (isClearlyMore(shares.newer, shares.older)) return { because, ...shares };
  }
  return undefined;
}
