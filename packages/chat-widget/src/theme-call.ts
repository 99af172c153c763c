import { isRecord, own } from "./core/record.ts";
import type { RawTheme } from "./core/theme/theme-value.ts";

/** The bot's theme; empty where there is none or the call fails, so that the defaults stay. Never rejects. */
export async function fetchTheme(apiBase: string, botId: string, signal: AbortSignal): Promise<RawTheme> {
  try {
    const url = `${apiBase}/plugin/${encodeURIComponent(botId)}/unauthenticated`;
    const response = await fetch(url, { credentials: "omit", signal });
    const body: unknown = response.ok ? await response.json() : undefined;
    const theme = isRecord(body) ? own(body, "theme_config") : undefined;
    return isRecord(theme) ? theme : {};
  } catch {
    return {};
  }
}
