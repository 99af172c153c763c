"use client";

import type { Access } from "@mauzo/contract/endpoint";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { useAccount, useLoadedAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { useAskForAccess, useReadOpenRequest } from "../../lib/session/use-ask-for-access.ts";
import { toasts } from "../../lib/toasts.ts";
import { recordIdIn } from "../../record-address.ts";

/** Sends a screen's first queries; `id` is that of the record in the address. */
type Start = (client: QueryClient, id: string) => void;
type Props = { access: Access; start?: Start; children: ReactNode };

/**
 * Shows a page to those with access; others get a message and a link to the dashboard. While the person and the shop
 * are still loading, the page's first queries start beside them.
 */
export function AccessGuard({ start, ...page }: Props) {
  if (useLoadedAccount() === undefined) return start && <Started start={start} />;
  return <Guarded {...page} />;
}

function Started({ start }: { start: Start }) {
  const client = useQueryClient();
  const id = recordIdIn(usePathname());
  useEffect(() => start(client, id), [start, client, id]);
  return null;
}

function Guarded({ access, children }: Omit<Props, "start">) {
  const t = useTranslations("shell");
  const router = useRouter();
  const allowed = canAccess(useAccount().user.permissions, access);
  const resource = typeof access === "object" ? access.resource : undefined;
  const action = typeof access === "object" ? access.action : undefined;
  const readOpenRequest = useReadOpenRequest();
  const { mutate: ask } = useAskForAccess();
  useEffect(() => {
    if (allowed) return;
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
  }, [allowed, resource, action, router, readOpenRequest, ask, t]);
  return allowed ? children : null;
}

/** Long enough to read it and to press. */
const askMs = 15_000;
