"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

export default function ErrorPage() {
  const t = useTranslations("failure");
  return (
    <main className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <h1 className="font-semibold text-2xl">{t("broken")}</h1>
      <Button size="lg" onClick={() => window.location.reload()} className="mt-6 min-h-12 font-semibold">
        {t("refresh")}
      </Button>
    </main>
  );
}
