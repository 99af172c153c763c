/** What the back-office left in this tab when a session ended there: where that was, and whether a draft is kept. */
function readNote(): { from: string; isKept: boolean } | undefined {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem("session-ended") ?? "null");
    const from: unknown = typeof note === "object" && note !== null ? Reflect.get(note, "from") : undefined;
    if (typeof from !== "string") return undefined;
    return { from, isKept: typeof note === "object" && note !== null && Reflect.get(note, "isKept") === true };
  } catch {
    return undefined;
  }
}

/** Says to whom the back-office has sent here that their session ended, and leads back to where they were. */
export function showSessionEnded() {
  const place = document.querySelector<HTMLElement>("[data-session-ended]");
  const note = readNote();
  if (!place || !note) return;
  // The form to log in checks that it leads to a page of the back-office.
  place.querySelector("a")?.setAttribute("href", `/login?from=${encodeURIComponent(note.from)}`);
  for (const kept of place.querySelectorAll<HTMLElement>("[data-kept]")) kept.hidden = !note.isKept;
  place.hidden = false;
}
