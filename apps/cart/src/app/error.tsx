"use client";

import { useTranslations } from "next-intl";

/** Without the button of @mauzo/ui: Next sends this with every page, several times, and it would be 2 kB more. */
export default function ErrorPage() {
  const t = useTranslations("failure");
  return (
    <main className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <h1 className="font-semibold text-2xl">{t("broken")}</h1>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="mt-6 min-h-12 rounded-control bg-primary px-6 font-semibold text-on-primary hover:bg-primary-strong"
      >
        {t("refresh")}
      </button>
    </main>
  );
}
