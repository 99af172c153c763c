import { isRecord, own } from "./core/record.ts";
import type { RawTheme } from "./core/theme/theme-value.ts";

/** The bot's theme, empty where the shop chose nothing; undefined where the call fails. Never rejects. */
export async function fetchTheme(apiBase: string, botId: string, signal: AbortSignal): Promise<RawTheme | undefined> {
  try {
    const url = `${apiBase}/plugin/${encodeURIComponent(botId)}/unauthenticated`;
    const response = await fetch(url, { credentials: "omit", signal });
    if (!response.ok) return undefined;
    const body: unknown = await response.json();
    const theme = isRecord(body) ? own(body, "theme_config") : undefined;
    return isRecord(theme) ? theme : {};
  } catch {
    return undefined;
  }
}
