import { errorText } from "@mauzo/api-client/error-text";
import { startSession } from "./data.ts";
import { type Mode, type Problems, readForm, refusal } from "./rules.ts";

export type Outcome =
  | { problems: Problems }
  /** Refused for a reason with a text of ours, or in the server's own words. */
  | { refused: NonNullable<ReturnType<typeof refusal>> }
  | { words: string }
  | "signed-in";

/** Checks what was typed and starts the session. Fetched apart from the page, which has to be there first. */
export async function submitEntry(mode: Mode, form: FormData): Promise<Outcome> {
  const { entry, problems } = readForm(mode, form);
  if (!entry) return { problems };
  try {
    await startSession(entry);
    return "signed-in";
  } catch (error) {
    const refused = refusal(mode, error);
    return refused ? { refused } : { words: errorText(error) };
  }
}
