/** As received: each value is read on its own. */
export type Look = { theme_config?: unknown; popups?: unknown };

/** Fetches the bot's theme, and whether its shop has popups; undefined if the call fails. Never rejects. */
export async function fetchLook(apiBase: string, botId: string, signal: AbortSignal): Promise<Look | undefined> {
  try {
    const url = `${apiBase}/plugin/${encodeURIComponent(botId)}/unauthenticated`;
    const response = await fetch(url, { credentials: "omit", signal });
    if (response.status === 404) console.error(`Mauzo: no bot ${botId}. Copy data-bot from your back-office.`);
    return response.ok ? Object(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
