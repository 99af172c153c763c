"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";

type Props = { lines: readonly string[]; onAdd: (index: number) => void };

/** The lines that could not be read; each can be completed by hand. */
export function UnrecognisedLines({ lines, onAdd }: Props) {
  const t = useTranslations("imports.list");
  return (
    <Card title={t("unread")} description={t("unreadText")} flush>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and lines are only removed
          <li key={index} className="flex items-center gap-3 border-line border-t px-4 py-2 md:px-5">
            <span className="wrap-anywhere line-clamp-3 min-w-0 grow">{line}</span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t("addNamed", { line: line.slice(0, 60) })}
              onClick={() => onAdd(index)}
            >
              {t("add")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
