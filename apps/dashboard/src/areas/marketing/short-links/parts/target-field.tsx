"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { type LinkForm, targetKinds } from "../form/link-form.ts";
import type { Targets } from "../form/use-targets.ts";

type Props = { form: LinkForm; targets: Targets; onChange: (part: Partial<LinkForm>) => void };

function ProductChoice({ form: { targetId }, targets, onChange }: Props) {
  const t = useTranslations("shortLinks");
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
              onClick={() => onChange({ targetId: id })}
            >
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a link leads: the shop's page, a product or a set. */
export function TargetField(props: Props) {
  const t = useTranslations("shortLinks");
  const { form, targets, onChange } = props;
  const { kind, targetId } = form;
  const { sets } = targets;
  return (
    <>
      <FormField name="kind" label={t("target")}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) =>
              onChange({ kind: targetKinds.find((one) => one === target.value) ?? kind, targetId: "" })
            }
          >
            {targetKinds.map((one) => (
              <option key={one} value={one}>
                {t(`targetKind.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {kind === "product" && <ProductChoice {...props} />}
      {kind === "set" && (
        <FormField name="targetId" label={t("set")} say={(id) => sets.find((set) => set.id === id)?.name}>
          {(control) => (
            <Select {...control} value={targetId} onChange={({ target }) => onChange({ targetId: target.value })}>
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
