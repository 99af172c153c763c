"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { GroupChoice } from "../../form/use-add-on-group-choice.ts";
import { GroupFacts } from "./add-on-group-summary.tsx";

type Props = {
  choice: GroupChoice;
  text: string;
  has: (id: string) => boolean;
  onTake: (group: AddOnGroupDetails) => void;
};

/** Finds one of the shop's groups by its name or an add-on's name, to use it in this product too. */
export function AddOnGroupPicker({ choice, text, has, onTake }: Props) {
  const t = useTranslations("addOns");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const { matches, setSearch, failed, more } = choice;
  const shown = matches?.filter(({ id }) => !has(id));
  return (
    <div ref={box} className="mt-4 rounded-control border border-line p-3">
      <Field label={t("find")}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={80}
            placeholder={t("searchPlaceholder")}
            value={text}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              // Enter would submit the whole product form.
              if (event.key === "Enter") event.preventDefault();
              if (event.key === "Escape") setSearch(undefined);
            }}
          />
        )}
      </Field>
      <p aria-live="polite" className="mt-2 text-muted empty:hidden">
        {failed && shown === undefined ? t("failed") : ""}
        {shown?.length === 0 ? t(text.trim() === "" ? "noneToTake" : "noMatch") : ""}
      </p>
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {shown?.map((group) => (
          <li key={group.id} className="flex items-start gap-3 py-2.5">
            <span className="min-w-0 grow">
              <span className="line-clamp-2 font-medium">{group.name}</span>
              <GroupFacts group={group} />
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t("takeNamed", { name: group.name })}
              onClick={() => onTake(group)}
            >
              <Plus aria-hidden="true" className="size-4" />
              {t("take")}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {more && (
          <Button variant="flat" size="sm" onClick={more}>
            {t("more")}
          </Button>
        )}
        <Button variant="flat" size="sm" onClick={() => setSearch(undefined)}>
          {t("close")}
        </Button>
      </div>
    </div>
  );
}
