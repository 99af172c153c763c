import { keepDrafts } from "../../storage/open-drafts.ts";
import { endSession } from "../token/token-cookie.ts";
import type { SessionEnded } from "./session-ended.ts";

/** Ends a session that the server does not know any more, and leaves word of it. Small: every page has it. */
export function onSessionEnded(): void {
  const note: SessionEnded = { from: location.pathname + location.search, isKept: keepDrafts() };
  try {
    sessionStorage.setItem("session-ended", JSON.stringify(note));
  } catch {
    // Storage may be disabled: then nobody says it.
  }
  endSession();
}
