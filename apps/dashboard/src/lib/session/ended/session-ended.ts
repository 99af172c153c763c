import { redirectAfterLogIn } from "../log-in-redirect.ts";

const key = "session-ended";

/** Where somebody was when their session ended, and whether what they typed there is kept. */
export type SessionEnded = { from: string; isKept: boolean };

/** What `onSessionEnded` leaves in this tab; the site's first page reads it too. */
export const endedNote = {
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
