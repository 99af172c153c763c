"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import { useTranslations } from "use-intl";

type Props = { save: string; back: string; busy: boolean; changed: boolean; problems: boolean };

/** Stays in sight while there is something to save. */
export function SaveBar({ save, back, busy, changed, problems }: Props) {
  const t = useTranslations("products.form");
  return (
    <div
      data-bottom-bar
      className="sticky bottom-19 z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float md:bottom-4 big-text:static big-text:flex-col big-text:items-stretch big-text:shadow-none"
    >
      {problems ? (
        <p className="mr-auto text-danger">{t("check")}</p>
      ) : (
        changed && <p className="mr-auto text-muted max-sm:sr-only">{t("unsaved")}</p>
      )}
      <Link href={back} className={buttonClass("flat")}>
        {t("discard")}
      </Link>
      <Button type="submit" busy={busy}>
        {save}
      </Button>
    </div>
  );
}
