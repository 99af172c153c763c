"use client";

import type { Permissions } from "@mauzo/contract/account/session";
import { useTranslations } from "next-intl";
import { grantsOf } from "./rules.ts";

/** What a person may do, on one line: `Products: See, Change · Orders: See`. */
export function useAccessLine(): (permissions: Permissions) => string {
  const t = useTranslations("staff");
  return (permissions) => {
    const grants = grantsOf(permissions);
    if (grants === "everything") return t("admin");
    if (grants.length === 0) return t("nothing");
    return grants
      .map(({ resource, actions }) =>
        t("grant", {
          thing: t(`resources.${resource}`),
          actions: actions.map((action) => t(`actions.${action}`)).join(", "),
        }),
      )
      .join(" · ");
  };
}
