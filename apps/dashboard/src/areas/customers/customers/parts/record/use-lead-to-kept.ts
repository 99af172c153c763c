import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorData } from "@mauzo/api-client/errors/error-data";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toasts } from "../../../../../lib/toasts.ts";

/** Whom a customer was merged into, from the refusal to show them. */
function keptIn(error: unknown): string | undefined {
  if (errorCode(error) !== "customer_merged") return undefined;
  const body = errorData(error);
  return typeof body === "object" && body && "customer_id" in body ? String(body.customer_id) : undefined;
}

/** Leads from the address of a customer who was merged to whom they were merged into, and says so. */
export function useLeadToKept(error: unknown): void {
  const t = useTranslations("merges");
  const router = useRouter();
  const kept = keptIn(error);
  useEffect(() => {
    if (kept === undefined) return;
    toasts.push({ title: t("ledHere"), tone: "info" });
    router.replace(`/dashboard/customers/${kept}`);
  }, [kept, router, t]);
}
