import { isUniqueViolation } from "../../../../db/is-unique-violation.ts";
import { refuse } from "../../../../http/refuse.ts";

/** Runs a write that names a role, and refuses when another has the name. */
export async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? refuse("role_name_taken", { loc: ["body", "name"] }) : error;
  }
}
