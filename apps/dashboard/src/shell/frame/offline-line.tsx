"use client";

import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useNetworkLost } from "../../lib/offline/network.ts";
import { usePrepareOffline } from "../../lib/offline/use-offline.ts";

const OfflineNotice = lazyPart(async () => (await import("./offline-notice.tsx")).OfflineNotice, { tells: true });

/** Makes the back-office one that opens without a network, and says when there is none. */
export function OfflineLine() {
  usePrepareOffline();
  const isLost = useNetworkLost();
  return <div aria-live="polite">{isLost && <OfflineNotice />}</div>;
}
