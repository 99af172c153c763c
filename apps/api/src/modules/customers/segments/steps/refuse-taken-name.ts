import { isUniqueViolation } from "../../../../db/is-unique-violation.ts";
import { refuse } from "../../../../http/refuse.ts";

/** Runs a write that names a segment, and refuses when another segment has that name. */
export async function refuseTakenName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? refuse("segment_name_taken") : error;
  }
}
