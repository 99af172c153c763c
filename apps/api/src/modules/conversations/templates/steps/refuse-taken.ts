import { isUniqueViolation } from "../../../../db/is-unique-violation.ts";
import { refuse } from "../../../../http/refuse.ts";

/** Runs a write of a template, and refuses when another has its name or its purpose. */
export async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw isUniqueViolation(error, "message_template_purpose")
      ? refuse("template_purpose_taken", { loc: ["body", "purpose"] })
      : refuse("template_name_taken", { loc: ["body", "name"] });
  }
}
