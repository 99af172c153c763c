import { errorText } from "@mauzo/api-client/error-text";
import { fieldErrors } from "@mauzo/api-client/field-errors";
import { session } from "@mauzo/contract/session";
import { openApi } from "../../lib/session/api.ts";
import { keepToken } from "../../lib/session/token-cookie.ts";
import { type Entry, type Mode, type Problems, readForm, refusal, serverProblems } from "./rules.ts";

export type Outcome =
  | { problems: Problems }
  /** Refused for a reason with a text of ours, or in the server's own words. */
  | { refused: NonNullable<ReturnType<typeof refusal>> }
  | { words: string }
  | "signed-in";

/** Starts a session, in a new account or an old one; from here on this browser is signed in. */
async function startSession({ mode, body }: Entry) {
  keepToken(
    mode === "sign-up" ? await openApi.call(session.signUp, { body }) : await openApi.call(session.logIn, { body }),
  );
}

/** Checks what was typed and starts the session. Fetched apart from the page, which has to be there first. */
export async function submitEntry(mode: Mode, form: FormData): Promise<Outcome> {
  const { entry, problems } = readForm(mode, form);
  if (!entry) return { problems };
  try {
    await startSession(entry);
    return "signed-in";
  } catch (error) {
    const told = serverProblems(mode, fieldErrors(error));
    if (Object.keys(told).length > 0) return { problems: told };
    const refused = refusal(mode, error);
    return refused ? { refused } : { words: errorText(error) };
  }
}
