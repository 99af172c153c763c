import { isUniqueViolation } from "../../../../db/is-unique-violation.ts";
import { HttpError } from "../../../../http/http-error.ts";

/** Runs a write that names a view, and refuses when another view of the list has that name. */
export async function refuseTakenName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error)
      ? new HttpError(409, "Another view of this list is called so. Choose another name.")
      : error;
  }
}
