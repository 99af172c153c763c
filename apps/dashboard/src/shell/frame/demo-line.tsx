"use client";

import { shop as shops } from "@mauzo/contract/shop/shop";
import { Button } from "@mauzo/ui/button";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { useErrorToast } from "../../lib/session/password/use-error-toast.ts";
import { useStartEmpty } from "../../lib/session/use-start-empty.ts";
import { toasts } from "../../lib/toasts.ts";

const ConfirmDialog = lazyPart(async () => (await import("../../components/page/confirm-dialog.tsx")).ConfirmDialog);

/** In a demo shop: says that what it holds is made up, and lets an admin delete all of it. */
export function DemoLine() {
  const t = useTranslations("shell.demo");
  const { shop, user } = useAccount();
  const router = useRouter();
  const startEmpty = useStartEmpty();
  const told = useErrorToast();
  const [asks, setAsks] = useState(false);
  if (!shop.is_demo) return null;
  const start = () => {
    setAsks(false);
    startEmpty.mutate(undefined, {
      onSuccess: () => {
        toasts.push({ title: t("emptied"), text: t("emptiedText"), tone: "success" });
        // The page may show something that is gone.
        router.push("/dashboard");
      },
      onError: told(t("failed")),
    });
  };
  return (
    <div className="flex items-center justify-between gap-x-4 border-line big-text:flex-wrap border-b bg-sunken/60 px-4 py-1.5 text-sm max-sm:px-3 md:px-6 lg:px-8 big-text:px-2">
      <p className="min-w-0 grow text-muted max-sm:text-xs">{t("text")}</p>
      {canAccess(user.permissions, shops.startEmpty.access) && (
        <Button size="sm" variant="secondary" busy={startEmpty.isPending} onClick={() => setAsks(true)}>
          {t("start")}
        </Button>
      )}
      <ConfirmDialog
        wanted={asks}
        open={asks}
        title={t("title")}
        text={t("question")}
        confirm={t("confirm")}
        cancel={t("cancel")}
        onClose={() => setAsks(false)}
        onConfirm={start}
      />
    </div>
  );
}
