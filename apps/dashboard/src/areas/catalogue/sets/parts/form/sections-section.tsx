"use client";

import { setLimits } from "@mauzo/contract/catalogue/sets";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";
import { moveItem } from "../../../../../lib/move-item.ts";
import { offerUndo } from "../../../../../lib/offer-undo.ts";
import { emptySection, type FormSection } from "../../form/set-form.ts";
import type { SetEditing } from "../../form/use-set-form.ts";
import { BilingualField } from "./bilingual-field.tsx";
import { IconButton } from "./icon-button.tsx";
import { SectionProducts } from "./section-products.tsx";

/** The sections of a set: their titles in both languages, their products, their order. */
export function SectionsSection({ editing }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  const { form, changeSections, changeSection } = editing;
  const { sections } = form;
  const nextKey = Math.max(-1, ...sections.map(({ key }) => key)) + 1;

  function remove(section: FormSection, at: number) {
    changeSections((now) => now.filter(({ key }) => key !== section.key));
    offerUndo({
      title: t("sectionRemoved"),
      text: section.title.en,
      label: t("undo"),
      onUndo: () =>
        changeSections((now) =>
          now.some(({ key }) => key === section.key) ? now : [...now.slice(0, at), section, ...now.slice(at)],
        ),
    });
  }

  return (
    <>
      <ListError name="sections" />
      {sections.map((section, at) => {
        const name = t("section", { number: at + 1 });
        return (
          <Card
            key={section.key}
            title={name}
            action={
              <span className="flex">
                <IconButton
                  label={t("sectionUp", { number: at + 1 })}
                  off={at === 0}
                  onPress={() => changeSections((now) => moveItem(now, at, at - 1))}
                >
                  <ArrowUp aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton
                  label={t("sectionDown", { number: at + 1 })}
                  off={at === sections.length - 1}
                  onPress={() => changeSections((now) => moveItem(now, at, at + 1))}
                >
                  <ArrowDown aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton
                  label={t("removeSection", { number: at + 1 })}
                  off={sections.length === 1}
                  onPress={() => remove(section, at)}
                >
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </span>
            }
          >
            <div className="flex flex-col gap-4">
              <BilingualField
                name={`sections.${at}.title`}
                label={t("sectionTitle")}
                limit="sectionTitle"
                value={section.title}
                onChange={(title) => changeSection(section.key, (now) => ({ ...now, title }))}
              />
              <SectionProducts
                editing={editing}
                section={section}
                label={t("chosenOf", { section: name })}
                finder={t("findIn", { section: name })}
              />
            </div>
          </Card>
        );
      })}
      <div>
        <Button
          variant="secondary"
          disabled={sections.length >= setLimits.sections}
          onClick={() => changeSections((now) => [...now, emptySection(nextKey)])}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("addSection")}
        </Button>
        <p className="mt-1.5 text-[0.8125rem] text-muted">
          {t("count", { count: sections.length, most: setLimits.sections })}
        </p>
      </div>
    </>
  );
}
