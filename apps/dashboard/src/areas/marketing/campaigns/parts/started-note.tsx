"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { MessagesSquare } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";

/** Stands where a draft would be written or sent that has been started since. */
export function StartedNote({ id, name, back }: { id: string; name: string; back: { href: string; label: string } }) {
  const t = useTranslations("campaigns.form");
  return (
    <>
      <PageHeader title={name} back={back} />
      <Card flush>
        <EmptyState
          picture={<MessagesSquare className="size-6" />}
          title={t("started")}
          text={t("startedText")}
          action={
            <Link href={`${back.href}/${id}`} className={buttonClass("primary")}>
              {t("open")}
            </Link>
          }
        />
      </Card>
    </>
  );
}
