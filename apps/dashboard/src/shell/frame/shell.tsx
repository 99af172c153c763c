"use client";

import { useTranslations } from "next-intl";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { usePrefetchParts } from "../../lib/lazy/use-prefetch-parts.ts";
import { useLiveUpdates } from "../../lib/live/use-live-updates.ts";
import { useAccount } from "../../lib/session/account.tsx";
import { Overlays } from "../keys/overlays.tsx";
import { AreaSidebar } from "../navigation/area-sidebar.tsx";
import { BottomNav } from "../navigation/bottom-nav.tsx";
import { DemoLine } from "./demo-line.tsx";
import { Header } from "./header.tsx";
import { OfflineLine } from "./offline-line.tsx";

const ViewingLine = lazyPart(async () => (await import("./viewing-line.tsx")).ViewingLine, { tells: true });
const ReadWaitingCounts = lazyPart(
  async () => (await import("../../lib/waiting/read-waiting-counts.tsx")).ReadWaitingCounts,
  { tells: true },
);

/**
 * The frame of the back-office: areas at the left, or at the bottom on a phone, but for forms; header above; the page.
 * `--above-bar` is where a bar of the page may stand above it.
 */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const isViewing = useAccount().user.viewing !== null;
  usePrefetchParts();
  useLiveUpdates();
  return (
    <NuqsAdapter>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-2 focus:shadow-float"
      >
        {t("skip")}
      </a>
      <div className="group/shell min-h-dvh [--above-bar:4.75rem] has-[[data-form-page]]:[--above-bar:max(0.5rem,env(safe-area-inset-bottom))] md:grid md:grid-cols-[auto_minmax(0,1fr)]">
        <AreaSidebar />
        <div className="@container min-w-0">
          {isViewing && <ViewingLine />}
          <Header />
          <OfflineLine />
          <DemoLine />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto max-w-6xl px-4 pt-5 pb-28 outline-none md:px-6 md:pt-7 lg:px-8 md:pb-16 big-text:px-2"
          >
            {children}
          </main>
        </div>
        <BottomNav />
      </div>
      <ReadWaitingCounts wanted={false} />
      <Overlays />
    </NuqsAdapter>
  );
}
