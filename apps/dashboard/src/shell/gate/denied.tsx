"use client";

import type { Access } from "@mauzo/contract/endpoint";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useAskForAccess, useReadOpenRequest } from "../../lib/session/use-ask-for-access.ts";
import { toasts } from "../../lib/toasts.ts";

/** Long enough to read it and to press. */
const askMs = 15_000;

/** Says what somebody may not see, lets them ask for it once, and leads them home. */
export function Denied({ access }: { access: Access }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const resource = typeof access === "object" ? access.resource : undefined;
  const action = typeof access === "object" ? access.action : undefined;
  const readOpenRequest = useReadOpenRequest();
  const { mutate: ask } = useAskForAccess();
  useEffect(() => {
    const deny = (waits: boolean) =>
      toasts.push({
        title: t("accessDenied"),
        text: t(waits ? "accessWaits" : "accessDeniedText", { resource: t(`deniedResources.${resource ?? "other"}`) }),
        tone: "danger",
        ...(!waits &&
          resource !== undefined &&
          action !== undefined && {
            durationMs: askMs,
            action: { label: t("requestAccess"), onPress: () => ask({ resource, action }) },
          }),
      });
    if (resource === undefined) deny(false);
    else void readOpenRequest(resource).then(deny);
    router.replace("/dashboard");
  }, [resource, action, router, readOpenRequest, ask, t]);
  return null;
}
