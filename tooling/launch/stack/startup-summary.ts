import path from "node:path";
import { hasDemoOperator, sandboxPhone } from "./environment.ts";
import type { Settings } from "./settings.ts";

/** The owner of the demo shop, and its staff with few rights; all have one password. */
const demoLogIns = [
  ["Demo log-in", "demo@mauzo.example  karibu-mauzo"],
  ["  orders only", "demo.baraka@mauzo.example  karibu-mauzo"],
  ["  stock only", "demo.rehema@mauzo.example  karibu-mauzo"],
];

/** What to open and how to log in, once everything is ready. */
export function startupSummary(settings: Settings, seconds: string): string {
  const rows = [
    ["Site", settings.siteUrl],
    ...(settings.seedsDemo ? [["Demo shop", `${settings.siteUrl}/shops/demo`]] : []),
    ...(settings.seedsDemo ? [["  on WhatsApp", `${sandboxPhone(settings)}  write to the demo shop`]] : []),
    ["Back-office", `${settings.dashboardUrl}/dashboard`],
    ["Desk", `${settings.dashboardUrl}/operator`],
    ["API", `http://127.0.0.1:${settings.ports.api}`],
    ...(settings.seedsDemo ? demoLogIns : []),
    ...(hasDemoOperator(settings) ? [["  runs Mauzo", "operator@mauzo.example  karibu-mauzo"]] : []),
    ...(settings.mailUrl ? [] : [["Mails", path.join(settings.dataDir, "mail")]]),
    ["Logs", path.join(settings.dataDir, "logs")],
  ];
  const lines = rows.map(([label = "", value]) => `  ${label.padEnd(13)} ${value}`);
  return ["", `Mauzo is ready (${seconds} s). Ctrl-C stops everything.`, "", ...lines, ""].join("\n");
}
