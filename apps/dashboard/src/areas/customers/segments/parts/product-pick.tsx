"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import type { Known } from "./known.ts";

type Props = {
  control: Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;
  /** The product's id; empty until one is chosen. */
  value: string;
  known: Known;
  onChange: (id: string) => void;
};

/** One product, found by its name: a press chooses it. */
export function ProductPick({ control, value, known: { names, found, onFind }, onChange }: Props) {
  const t = useTranslations("segments");
  const [text, setText] = useState("");
  const name = names.get(value);
  const find = (typed: string) => {
    setText(typed);
    onFind(typed);
  };
  return (
    <>
      {value !== "" && (
        <p className="wrap-anywhere mb-2 font-medium">
          <bdi>{name ?? t("product")}</bdi>
        </p>
      )}
      <Input
        {...control}
        type="search"
        autoComplete="off"
        placeholder={t("productSearch")}
        maxLength={80}
        value={text}
        onChange={({ target }) => find(target.value)}
      />
      {(value === "" || text !== "") && (
        <ul aria-label={t("choose")} className="mt-2 flex flex-wrap gap-1.5">
          {found.map((product) => (
            <li key={product.id} className="max-w-full">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  onChange(product.id);
                  find("");
                }}
              >
                <bdi className="truncate">{product.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
