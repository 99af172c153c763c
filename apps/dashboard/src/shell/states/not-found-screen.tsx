import { buttonClass } from "@mauzo/ui/button-class";
import { EmptyState } from "@mauzo/ui/empty-state";
import { SearchX } from "lucide-react";
import { serverTranslator } from "../../i18n/server-language.ts";

/** The 404 page. Every page ships with it, so it is rendered on the server and loads no script. */
export async function NotFoundScreen() {
  const t = await serverTranslator();
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{t("shell.notFound")}</h1>
      <EmptyState
        picture={<SearchX className="size-6" />}
        title={t("shell.notFound")}
        text={t("shell.notFoundText")}
        action={
          <a href="/dashboard" className={buttonClass("primary")}>
            {t("shell.toDashboard")}
          </a>
        }
      />
    </main>
  );
}
