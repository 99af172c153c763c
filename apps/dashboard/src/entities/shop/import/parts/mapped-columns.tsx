import type { Import } from "@mauzo/contract/shop/imports";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { remapped } from "../rules.ts";

type Props<Name extends string> = {
  file: Pick<Import, "headings" | "sample">;
  fields: readonly Name[];
  nameOf: (field: Name) => string;
  mapping: readonly (Name | null)[];
  onMap: (mapping: (Name | null)[]) => void;
};

/** What each column of a file holds, with a sample of it. */
export function MappedColumns<Name extends string>({ file, fields, nameOf, mapping, onMap }: Props<Name>) {
  const t = useTranslations("imports.file");
  return (
    <ul className="flex flex-col gap-3">
      {file.headings.map((heading, at) => {
        const sample = file.sample.flatMap((cells) => cells[at] || []).join(" · ");
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
          <li key={at}>
            <Field
              label={heading || t("column", { number: String(at + 1) })}
              hint={<span className="wrap-anywhere line-clamp-1">{sample || t("emptyColumn")}</span>}
            >
              {(control) => (
                <Select
                  {...control}
                  value={mapping[at] ?? ""}
                  onChange={({ target }) =>
                    onMap(remapped(mapping, at, fields.find((field) => field === target.value) ?? null))
                  }
                >
                  <option value="">{t("leftOut")}</option>
                  {fields.map((field) => (
                    <option key={field} value={field}>
                      {nameOf(field)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </li>
        );
      })}
    </ul>
  );
}
