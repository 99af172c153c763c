import { useTranslations } from "next-intl";

/** The new value, after the crossed-out old one where they differ. */
export function Became({ was, children }: { was: string | undefined; children: string }) {
  const t = useTranslations("imports.file");
  if (was === undefined || was === children) return children;
  return (
    <>
      <span className="sr-only">{t("wasBefore")} </span>
      <s className="text-muted">{was}</s> <span aria-hidden="true">→</span>{" "}
      <span className="sr-only">{t("becomes")}</span> <b className="font-medium text-ink">{children}</b>
    </>
  );
}
