/** An error that the user can fix: shown as one line, without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}
