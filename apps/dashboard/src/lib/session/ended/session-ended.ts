import { keepDrafts } from "../../storage/open-drafts.ts";
import { redirectAfterLogIn } from "../log-in-redirect.ts";
import { endSession } from "../token/token-cookie.ts";

const key = "session-ended";

/** Where somebody was when their session ended, and whether what they typed there is kept. */
export type SessionEnded = { from: string; isKept: boolean };

/** What the site's first page and the form to log in read, in this tab. */
export const endedNote = {
  save(note: SessionEnded) {
    try {
      sessionStorage.setItem(key, JSON.stringify(note));
    } catch {
      // Storage may be disabled: then nobody says it.
    }
  },
  readText(): string {
    try {
      return sessionStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  remove() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What cannot be stored is not there to remove either.
    }
  },
};

/** Reads a note; undefined if there is none. It leads to pages of the back-office only. */
export function parseEndedNote(text: string | undefined): SessionEnded | undefined {
  try {
    const note: Partial<SessionEnded> | null = JSON.parse(text || "null");
    return note ? { from: redirectAfterLogIn(note.from), isKept: note.isKept === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Ends a session that the server does not know any more, and leaves word of it. */
export function onSessionEnded(): void {
  endedNote.save({ from: location.pathname + location.search, isKept: keepDrafts() });
  endSession();
}
