import { isTaken } from "../../../../db/is-taken.ts";
import { Refusal } from "../../../../http/refusal.ts";

/** Does what gives a view a name, and says so when another view of the list has it. */
export async function withOwnName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isTaken(error) ? new Refusal(409, "Another view of this list is called so. Choose another name.") : error;
  }
}
