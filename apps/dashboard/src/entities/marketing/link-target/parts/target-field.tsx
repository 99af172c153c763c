"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { type Targets, useTargets } from "../form/use-targets.ts";
import type { TargetForm } from "../rules.ts";

type Props<Kind extends TargetForm["kind"]> = {
  form: TargetForm<Kind>;
  /** What it may lead to. */
  kinds: readonly Kind[];
  onChange: (part: { kind?: Kind; targetId?: string }) => void;
};

type Choice = { targetId: string; targets: Targets; onChoose: (targetId: string) => void };
function ProductChoice({ targetId, targets, onChoose }: Choice) {
  const t = useTranslations("linkTarget");
  const { text, setText, products, chosenName } = targets;
  return (
    <div className="flex flex-col gap-2">
      <FormField name="targetId" label={t("product")} say={() => undefined}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            placeholder={t("productSearch")}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      {chosenName !== undefined && (
        <p className="wrap-anywhere text-muted">
          {t("leadsTo")} <bdi className="font-medium text-ink">{chosenName}</bdi>
        </p>
      )}
      {products?.length === 0 && <p className="text-muted">{t("noProduct")}</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {products?.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant={id === targetId ? "secondary" : "flat"}
              aria-pressed={id === targetId}
              className="wrap-anywhere w-full justify-start! text-start"
              onClick={() => onChoose(id)}
            >
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a link leads: the shop's page, a product, a set, and for some the chat. */
export function TargetField<Kind extends TargetForm["kind"]>({ form, kinds, onChange }: Props<Kind>) {
  const t = useTranslations("linkTarget");
  const { kind, targetId } = form;
  const targets = useTargets(form);
  const { sets } = targets;
  const shown: readonly TargetForm["kind"][] = kinds;
  const choose = (id: string) => onChange({ targetId: id });
  return (
    <>
      <FormField name="kind" label={t("target")}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) =>
              onChange({ kind: kinds.find((one) => one === target.value) ?? kind, targetId: "" })
            }
          >
            {shown.map((one) => (
              <option key={one} value={one}>
                {t(`kind.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {kind === "product" && <ProductChoice {...{ targetId, targets }} onChoose={choose} />}
      {kind === "set" && (
        <FormField name="targetId" label={t("set")} say={(id) => sets.find((set) => set.id === id)?.name}>
          {(control) => (
            <Select {...control} value={targetId} onChange={({ target }) => choose(target.value)}>
              <option value="">{t(sets.length === 0 ? "noSets" : "chooseSet")}</option>
              {sets.map((set) => (
                <option key={set.id} value={set.id}>
                  {set.name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
    </>
  );
}
