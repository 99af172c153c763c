/**
 * Says to whom the back-office has sent here that their session ended, and leads back to where they were: that, and
 * whether a draft is kept, is what it left in this tab.
 */
export function showSessionEnded() {
  const place = document.querySelector<HTMLElement>("[data-session-ended]");
  const [link, kept] = [place?.querySelector("a"), place?.querySelector<HTMLElement>("[data-kept]")];
  if (!place || !link || !kept) return;
  try {
    const { from, isKept }: { from: string; isKept: boolean } = JSON.parse(sessionStorage["session-ended"]);
    // The form to log in checks that it leads to a page of the back-office.
    link.href = `/login?from=${encodeURIComponent(from)}`;
    kept.hidden = !isKept;
    place.hidden = false;
  } catch {
    // There is no note, or no storage.
  }
}
