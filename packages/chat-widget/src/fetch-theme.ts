import { isRecord, ownProperty } from "./core/is-record.ts";
import type { RawTheme } from "./core/theme/theme-value.ts";

/** Fetches the bot's theme: empty if the shop chose nothing, undefined if the call fails. Never rejects. */
export async function fetchTheme(apiBase: string, botId: string, signal: AbortSignal): Promise<RawTheme | undefined> {
  try {
    const url = `${apiBase}/plugin/${encodeURIComponent(botId)}/unauthenticated`;
    const response = await fetch(url, { credentials: "omit", signal });
    if (response.status === 404) console.error(`Mauzo: no bot ${botId}. Copy data-bot from your back-office.`);
    if (!response.ok) return undefined;
    const body: unknown = await response.json();
    const theme = isRecord(body) ? ownProperty(body, "theme_config") : undefined;
    return isRecord(theme) ? theme : {};
  } catch {
    return undefined;
  }
}
