"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { forget, keep, readKept } from "../../../lib/device/kept.ts";
import { offerUndo } from "../../../lib/undo.ts";
import { emptyForm, type ProductForm } from "./product-form.ts";

const pauseMs = 300;

const isForm = (kept: unknown): kept is ProductForm =>
  Object.entries(emptyForm).every(([field, empty]) => {
    const value: unknown = Object(kept)[field];
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
  });
/** What was typed, of what this device kept; undefined for nothing, or another make. */
const readForm = (kept: unknown): ProductForm | undefined =>
  isForm(kept) && JSON.stringify(kept) !== JSON.stringify(emptyForm) ? kept : undefined;

/**
 * What is typed for a new product stays with this device until it is saved: a phone may end the page at any moment.
 * @param name under which it is kept; undefined for what is not.
 * @returns what is to be done once it is saved.
 */
export function useKeptForm(form: UseFormReturn<ProductForm>, name: string | undefined): () => void {
  const t = useTranslations("products.form");
  const saved = useRef(false);
  useEffect(() => {
    if (name === undefined) return;
    const typed = readKept(name, readForm);
    if (typed) {
      form.reset(typed, { keepDefaultValues: true });
      offerUndo({ title: t("typedBefore"), label: t("startAnew"), onUndo: () => form.reset(emptyForm) });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined || saved.current) return;
      clearTimeout(timer);
      timer = undefined;
      keep(name, form.getValues());
    };
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    });
    addEventListener("pagehide", write);
    return () => {
      unsubscribe();
      write();
      removeEventListener("pagehide", write);
    };
  }, [form, name, t]);
  return () => {
    saved.current = true;
    if (name !== undefined) forget(name);
  };
}
