"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

const mostShown = 12;

type Props = { tags: readonly string[]; taken: readonly string[]; onTake: (tag: string) => void };

/** The tags in use that are not taken yet: one press takes one. */
export function KnownTags({ tags, taken, onTake }: Props) {
  const t = useTranslations("customers.tagging");
  const left = tags.filter((tag) => !taken.includes(tag)).slice(0, mostShown);
  if (left.length === 0) return null;
  return (
    <ul aria-label={t("known")} className="flex flex-wrap gap-1.5">
      {left.map((tag) => (
        <li key={tag} className="max-w-full">
          <Button variant="secondary" size="sm" onClick={() => onTake(tag)}>
            <bdi className="truncate">{tag}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
