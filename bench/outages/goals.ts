import type { CrowdLimits, Limits } from "./judge.ts";

/** What `pnpm bench:outages` holds the product to. */
export const goals: Limits = {
  refusalMs: 3_000,
  statementMs: 6_000,
  oldestMs: 30_000,
  noticeMs: 3_000,
  recoveryMs: 5_000,
  slowerTimes: 3,
  quickMs: 250,
};

export const crowdGoals: CrowdLimits = { refusalMs: 2_000, livezMs: 100, backMs: 2_000, connections: 10 };
