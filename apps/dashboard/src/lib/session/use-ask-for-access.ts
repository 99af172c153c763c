"use client";

import { accessRequests, type NewAccessRequest } from "@mauzo/contract/account/access-requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { api } from "./api.ts";

/** Asks the shop's admins for what a page requires. */
export function useAskForAccess() {
  const t = useTranslations("shell");
  return useMutation({
    mutationFn: (body: NewAccessRequest) => api.call(accessRequests.create, { body }),
    meta: { failed: t("accessAskFailed"), done: t("accessAsked"), queries: ["/access-requests/own"] },
  });
}

/** Reads whether this person asked for something and nobody has answered; false where that is not known. */
export function useReadOpenRequest() {
  const client = useQueryClient();
  return useCallback(
    async (resource: NewAccessRequest["resource"]) => {
      const own = { ...api.query(accessRequests.own, {}), staleTime: 0 };
      const items = await client.fetchQuery(own).then(
        (found) => found.items,
        () => [],
      );
      return items.some((one) => one.resource === resource && one.state === "open");
    },
    [client],
  );
}
