import { isUniqueViolation } from "../../../../db/is-unique-violation.ts";
import { refuse } from "../../../../http/refuse.ts";

/** Runs a write that names a shortcut, and refuses when another canned reply has it. */
export async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? refuse("shortcut_taken", { loc: ["body", "shortcut"] }) : error;
  }
}
