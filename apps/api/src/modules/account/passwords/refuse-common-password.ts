import { refuse } from "../../../http/refuse.ts";
import { isCommonPassword } from "./rules.ts";

/**
 * Refuses a new password that is guessed first. The contract checks its length; no kinds of characters are required.
 */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw refuse("password_common", { loc: ["body", "password"] });
}
