import { plainCode } from "@mauzo/format/money-sms/plain-code";

/** The longest since when a payment is dated back to when its message says that the money came. */
const longestMs = 35 * 24 * 3_600_000;

/** When a payment happened: when its money came, unless that is too long ago, or not yet. */
export const paidAtOf = (cameAt: string | null, nowMs: number): string | undefined => {
  const ms = cameAt === null ? Number.NaN : Date.parse(cameAt);
  return ms <= nowMs && ms > nowMs - longestMs ? new Date(ms).toISOString() : undefined;
};

const code = /^(?=(?:.*\d){2})[A-Z0-9][A-Z0-9./-]{4,38}[A-Z0-9]$/;
/** The code of a network in what somebody wrote as a reference; undefined where it is none. */
export const codeIn = (reference: string): string | undefined => {
  const plain = plainCode(reference);
  return code.test(plain) ? plain : undefined;
};
