"use client";

import { useTranslations } from "next-intl";
import { useNetworkLost } from "../../lib/offline/network.ts";

/** Without a network, says in a form that it cannot be saved now. `isKept`: what is typed is kept on this device. */
export function OfflineNote({ isKept = false }: { isKept?: boolean }) {
  const t = useTranslations("shell.offlineLine");
  const isLost = useNetworkLost();
  return (
    <p aria-live="polite" className="w-full text-muted empty:hidden">
      {isLost && t(isKept ? "formKept" : "form")}
    </p>
  );
}
