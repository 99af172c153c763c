import type { ReactNode } from "react";
import { RouteTexts } from "../../../i18n/route-texts/route-texts.tsx";
import { SessionGate } from "../../../shell/gate/session-gate.tsx";

/** What the shell shows on every page: the palette, log-in and sign-up, the first steps, the password. */
const groups = ["category", "input", "palette", "profile", "session", "settings", "shop"] as const;

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <RouteTexts groups={groups}>
      <SessionGate>{children}</SessionGate>
    </RouteTexts>
  );
}
