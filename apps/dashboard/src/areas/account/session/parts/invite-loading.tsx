"use client";

import { Skeleton } from "@mauzo/ui/skeleton";
import { useTranslations } from "next-intl";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";

export function InviteLoading() {
  const t = useTranslations("shell");
  return (
    <AuthLayout>
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-3 h-11" />
        <Skeleton className="h-11" />
      </div>
    </AuthLayout>
  );
}
