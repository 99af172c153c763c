"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { parsePastedVariants } from "../../../form/parse-pasted-variants.ts";
import { emptyVariant, type ProductForm, type VariantForm } from "../../../form/product-form.ts";

const mostVariants = 100;
const shown = 5;

/** Variants pasted from a spreadsheet, shown as they were read before they replace the existing ones. */
export function PasteVariants(props: { onVariants: (rows: VariantForm[]) => void; onClose: () => void }) {
  const t = useTranslations("products.form");
  const id = useId();
  const { getValues, setValue } = useFormContext<ProductForm>();
  const [text, setText] = useState("");
  const { options, rows, skipped } = parsePastedVariants(text);
  const names = options.map((name, at) => name || t("optionNumber", { number: String(at + 1) }));
  const fits = rows.length > 0 && rows.length <= mostVariants;

  function use() {
    const { variants } = getValues();
    const find = (values: string[]) =>
      variants.find(({ name, option_values }) => {
        const present = option_values.length > 0 ? option_values : [name];
        return present.join("\n").toLowerCase() === values.join("\n").toLowerCase();
      });
    setValue(
      "options",
      names.map((name, at) => ({ name, values: [...new Set(rows.map(({ values }) => values[at] ?? ""))].join(", ") })),
      { shouldDirty: true },
    );
    props.onVariants(
      rows.map(({ values, price, stock, sku, barcode }) => {
        const present = find(values) ?? emptyVariant;
        const given = Object.fromEntries(
          Object.entries({ price, stock, sku, barcode }).filter(([, value]) => value !== ""),
        );
        return { ...present, ...given, option_values: values };
      }),
    );
    props.onClose();
  }

  return (
    <Modal
      title={t("pasteVariants")}
      text={t("pasteText")}
      close={t("close")}
      onClose={props.onClose}
      className="bottom-3 max-w-xl md:top-[12vh] md:bottom-auto"
    >
      <div className="flex flex-col gap-3 p-5">
        <label htmlFor={id} className="sr-only">
          {t("pasteLabel")}
        </label>
        <Textarea
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={t("pasteExample")}
          rows={6}
          className="whitespace-pre font-mono text-[0.8125rem]"
        />
        <div aria-live="polite">
          {text.trim() !== "" && (
            <p className={rows.length > mostVariants ? "text-danger" : "text-muted"}>
              {rows.length > mostVariants
                ? t("tooManyVariants", { most: String(mostVariants) })
                : t("pasteFound", { count: rows.length, skipped })}
            </p>
          )}
          {rows.length > 0 && (
            <div className="mt-2 overflow-x-auto rounded-control border border-line">
              <table className="w-full text-left text-[0.8125rem]">
                <thead className="bg-sunken/60 text-muted">
                  <tr>
                    {[...names, t("price"), t("stock"), t("sku")].map((name) => (
                      <th key={name} scope="col" className="px-2 py-1 font-medium">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.slice(0, shown).map(({ values, price, stock, sku }) => (
                    <tr key={values.join("\n")} className="border-line border-t">
                      {values.map((value, at) => (
                        <td key={names[at]} className="px-2 py-1">
                          {value}
                        </td>
                      ))}
                      <td className="px-2 py-1 tabular-nums">{price}</td>
                      <td className="px-2 py-1 tabular-nums">{stock}</td>
                      <td className="px-2 py-1">{sku}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={props.onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={!fits} onClick={use}>
            {t("pasteUse", { count: rows.length })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
