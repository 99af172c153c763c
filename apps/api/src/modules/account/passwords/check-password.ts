import { fieldRefusal } from "../../../http/refusal.ts";
import { isCommonPassword } from "./rules.ts";

/** Refuses a new password that is guessed first. Its length is the contract's; nothing is asked of its letters. */
export function checkPassword(password: string): void {
  if (isCommonPassword(password))
    throw fieldRefusal(["body", "password"], "Many people use this password. Choose another one.");
}
