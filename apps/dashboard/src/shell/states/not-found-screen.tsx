import { buttonClass } from "@mauzo/ui/button-class";
import { EmptyState } from "@mauzo/ui/empty-state";
import { SearchX } from "lucide-react";
import { getTranslations } from "next-intl/server";

/** The 404 page. Every page ships with it, so it is rendered on the server and loads no script. */
export async function NotFoundScreen() {
  const t = await getTranslations("shell");
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{t("notFound")}</h1>
      <EmptyState
        picture={<SearchX className="size-6" />}
        title={t("notFound")}
        text={t("notFoundText")}
        action={
          <a href="/dashboard" className={buttonClass("primary")}>
            {t("toDashboard")}
          </a>
        }
      />
    </main>
  );
}
