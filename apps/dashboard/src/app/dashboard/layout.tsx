import type { ReactNode } from "react";
import { hasSession } from "../../lib/session/has-session.ts";
import { SiteUrlProvider } from "../../lib/site-url.tsx";
import { serverSettings } from "../../server-settings.ts";
import { SessionGate } from "../../shell/gate/session-gate.tsx";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <SiteUrlProvider siteUrl={serverSettings().siteUrl}>
      <SessionGate signedIn={await hasSession()}>{children}</SessionGate>
    </SiteUrlProvider>
  );
}
