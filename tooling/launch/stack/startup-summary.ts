import path from "node:path";
import type { Settings } from "./settings.ts";

/** What to open and how to log in, once everything is ready. */
export function startupSummary(settings: Settings, seconds: string): string {
  const rows = [
    ["Site", settings.siteUrl],
    ...(settings.seedsDemo ? [["Demo shop", `${settings.siteUrl}/shops/demo`]] : []),
    ["Back-office", `${settings.dashboardUrl}/dashboard`],
    ["API", `http://127.0.0.1:${settings.ports.api}`],
    ...(settings.seedsDemo ? [["Demo log-in", "demo@mauzo.example  karibu-mauzo"]] : []),
    ...(settings.mailUrl ? [] : [["Mails", path.join(settings.dataDir, "mail")]]),
    ["Logs", path.join(settings.dataDir, "logs")],
  ];
  const lines = rows.map(([label = "", value]) => `  ${label.padEnd(12)} ${value}`);
  return ["", `Mauzo is ready (${seconds} s). Ctrl-C stops everything.`, "", ...lines, ""].join("\n");
}
