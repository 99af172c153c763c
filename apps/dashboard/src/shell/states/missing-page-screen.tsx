"use client";

import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { Search, SearchX } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { openOverlay } from "../keys/overlays.tsx";

/** An address of the back-office that leads nowhere: the navigation stays, and the palette finds what was meant. */
export function MissingPageScreen() {
  const t = useTranslations("shell");
  return (
    <>
      <h1 className="sr-only">{t("notFound")}</h1>
      <Card flush>
        <EmptyState
          picture={<SearchX className="size-6" />}
          title={t("notFound")}
          text={t("notFoundInside")}
          action={
            <>
              <Button variant="secondary" onClick={() => openOverlay("palette")}>
                <Search aria-hidden="true" className="size-4" />
                {t("find")}
              </Button>
              <Link href="/dashboard" className={buttonClass("primary")}>
                {t("toDashboard")}
              </Link>
            </>
          }
        />
      </Card>
    </>
  );
}
