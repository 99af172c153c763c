import type { Limits, OverloadLimits } from "./check-outage.ts";

/** The limits that `pnpm bench:outages` holds the product to. */
export const goals: Limits = {
  refusalMs: 3_000,
  statementMs: 6_000,
  oldestMs: 30_000,
  noticeMs: 3_000,
  recoveryMs: 5_000,
  slowerTimes: 3,
  quickMs: 250,
};

export const overloadGoals: OverloadLimits = { refusalMs: 2_000, livezMs: 100, backMs: 2_000, connections: 10 };
