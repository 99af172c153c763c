"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { ClashChoice } from "./clash-choice.tsx";
import { useClashes } from "./editing-context.tsx";
import { pathText } from "./merge/form-paths.ts";
import { type Clash, isFields } from "./merge/merge-forms.ts";

/** What a clash is about, where no field shows it: a row by its name, or a field by its path. */
export type ClashLabel = (clash: Clash) => string | undefined;

type Props = { isNews: boolean; labelOf?: ClashLabel | undefined };

/** Somebody else saved while this was typed: says what became of it, with what both changed and no field shows. */
export function MeanwhileNotice({ isNews, labelOf }: Props) {
  const t = useTranslations("input");
  const found = useClashes();
  if (!isNews || !found) return null;
  const { clashes, by, fields, choose, isKeepable } = found;
  const nameOf = (clash: Clash) => {
    const row = clash.mine ?? clash.theirs;
    return (
      labelOf?.(clash) ?? (isFields(row) && typeof row.name === "string" && row.name !== "" ? row.name : undefined)
    );
  };
  const title = by === null ? t("meanwhile.title") : t("meanwhile.titleBy", { name: isolateBidi(by) });
  return (
    <section role="alert" aria-label={title} className="rounded-card border border-accent bg-accent-soft p-4">
      <p className="wrap-anywhere font-semibold">{title}</p>
      <p className="mt-1">{t("meanwhile.kept")}</p>
      {clashes.length > 0 && <p className="mt-1">{t("meanwhile.choose", { count: clashes.length })}</p>}
      {clashes
        .filter((clash) => clash.kind !== "value" || !fields.has(pathText(clash)))
        .map((clash) => (
          <ClashChoice
            key={pathText(clash)}
            labelled
            label={nameOf(clash) ?? t(clash.kind === "order" ? "clash.rows" : "clash.other")}
            {...{ clash, by }}
            keepable={isKeepable(clash)}
            onChoose={(side) => choose(clash, side)}
          />
        ))}
    </section>
  );
}
