"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { toasts } from "../lib/toasts.ts";

const fetchToaster = async () => (await import("@mauzo/ui/toaster")).Toaster;

/** The toasts of the page. Their code is fetched with the first one; without the network they wait until it is back. */
export function Toasts() {
  const t = useTranslations("shell");
  const [Toaster, setToaster] = useState<Awaited<ReturnType<typeof fetchToaster>>>();
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  useEffect(() => {
    if (!any || Toaster) return;
    const ask = () =>
      void fetchToaster().then(
        (come) => setToaster(() => come),
        () => undefined,
      );
    ask();
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [any, Toaster]);
  return any && Toaster ? <Toaster queue={toasts} labels={{ region: t("notifications"), close: t("close") }} /> : null;
}
