import { buttonClass } from "@mauzo/ui/button-class";
import { EmptyState } from "@mauzo/ui/empty-state";
import { SearchX } from "lucide-react";
import { serverWords } from "../../i18n/server-language.ts";

/** An address that leads nowhere. Every page brings what it shows, so the server draws it and no script comes for it. */
export async function NotFoundScreen() {
  const t = await serverWords();
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
