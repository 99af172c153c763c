import { isAPIError } from "better-auth/api";
import { refuse } from "../../../../http/refuse.ts";

const refusals = {
  INVALID_CODE: () => refuse("code_wrong", { loc: ["body", "code"] }),
  INVALID_BACKUP_CODE: () => refuse("code_wrong", { loc: ["body", "code"] }),
  INVALID_TWO_FACTOR_COOKIE: () => refuse("log_in_again"),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => refuse("log_in_again"),
  ACCOUNT_TEMPORARILY_LOCKED: () => refuse("too_many_tries"),
  TOTP_ALREADY_ENABLED: () => refuse("second_factor_on"),
  TOTP_NOT_ENABLED: () => refuse("second_factor_not_begun"),
  TWO_FACTOR_NOT_ENABLED: () => refuse("second_factor_off"),
};

/** Throws what better-auth refused in words of ours. */
export function throwRefusal(error: unknown): never {
  const code = isAPIError(error) ? error.body?.code : undefined;
  // It hides why it could not look something up; it looks in the database.
  if (isAPIError(error) && error.statusCode >= 500) throw refuse("busy");
  const known = Object.entries(refusals).find(([name]) => name === code)?.[1];
  throw known ? known() : error;
}
