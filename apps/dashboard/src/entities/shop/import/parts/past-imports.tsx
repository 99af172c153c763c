"use client";

import type { Import } from "@mauzo/contract/shop/imports";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";

type Props = { imports: readonly Import[]; hrefOf: (id: string) => string };

/** The files that were brought before, newest first. */
export function PastImports({ imports, hrefOf }: Props) {
  const t = useTranslations("imports.file");
  return (
    <Card title={t("past")} flush>
      <ul>
        {imports.map(({ id, name, state, rows, created_at }) => (
          <li key={id} className="border-line border-t">
            <Link
              href={hrefOf(id)}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-sunken md:px-5"
            >
              <span className="wrap-anywhere min-w-0 grow font-medium">{name}</span>
              <span className="text-muted text-xs">
                {t("rows", { count: rows })} · <RelativeTime iso={created_at} />
              </span>
              <span className="rounded-full bg-sunken px-2 py-0.5 text-xs">{t(`state.${state}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
