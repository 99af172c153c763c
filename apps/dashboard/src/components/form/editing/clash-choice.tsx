"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import type { Clash } from "./merge/merge-forms.ts";

type Props = {
  /** What both changed: the field's label, or the row's name. */
  label: string;
  clash: Clash;
  by: string | null;
  /** A value in words; by default texts and numbers are shown as they are. */
  say?: ((value: unknown) => string | undefined) | undefined;
  /** Whether mine can stay. */
  keepable: boolean;
  /** Whether the label is shown; at its field it stands there already. */
  labelled?: boolean;
  onChoose: (side: "mine" | "theirs") => void;
};

/** What somebody else made of a field meanwhile, and the two ways on: take it, or keep what is typed here. */
export function ClashChoice({ label, clash, by, say, keepable, labelled = false, onChoose }: Props) {
  const t = useTranslations("input.clash");
  const name = by ?? t("somebody");
  const sayValue = (value: unknown): string => {
    const said = say?.(value);
    if (said !== undefined) return said;
    if (typeof value === "boolean") return t(value ? "on" : "off");
    if (typeof value === "object" && value !== null) return t("another");
    const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
    return text === "" ? t("nothing") : text;
  };
  const words = () => {
    if (clash.kind === "value")
      return t("value", { name: isolateBidi(name), value: isolateBidi(sayValue(clash.theirs)) });
    return t(clash.kind, { name: isolateBidi(name) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the field's row would change its layout.
    <div
      role="group"
      tabIndex={-1}
      data-clash
      aria-label={`${t("label")}: ${label}`}
      className="mt-1.5 rounded-control border border-accent bg-accent-soft p-2.5 text-[0.8125rem]"
    >
      {labelled && <p className="wrap-anywhere font-medium">{label}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{words()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={`${t("take")}: ${label}`} onClick={() => onChoose("theirs")}>
          {t("take")}
        </Button>
        {keepable && (
          <Button variant="secondary" size="sm" aria-label={`${t("keep")}: ${label}`} onClick={() => onChoose("mine")}>
            {t("keep")}
          </Button>
        )}
      </div>
    </div>
  );
}
