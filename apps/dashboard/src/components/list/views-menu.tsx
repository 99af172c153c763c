"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Popover } from "@mauzo/ui/popover";
import { Bookmark, X } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useKept } from "../../lib/device/use-kept.ts";
import { toasts } from "../../lib/toasts.ts";
import { offerUndo } from "../../lib/undo.ts";
import { readViews, type View, viewQuery, withView } from "./kept-views.ts";

const none: View[] = [];

/** The views of a list kept on this device: go to one, keep the present one, remove one (which can be undone). */
export function ViewsMenu() {
  const t = useTranslations("list");
  const shell = useTranslations("shell");
  const path = usePathname();
  const router = useRouter();
  const current = viewQuery(useSearchParams().toString());
  const [views, setViews] = useKept(`views:${path}`, readViews, none);
  const [open, setOpen] = useState(false);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = new FormData(form).get("name");
    const next = withView(views, typeof name === "string" ? name : "", current);
    if (!next) return toasts.push({ title: t("viewsFull"), tone: "info" });
    setViews(next);
    form.reset();
    toasts.push({ title: t("viewSaved"), tone: "success" });
  }
  function remove(view: View) {
    setViews(views.filter((other) => other !== view));
    offerUndo({ title: t("viewRemoved"), text: view.name, label: shell("undo"), onUndo: () => setViews(views) });
  }

  return (
    <Popover
      label={t("views")}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="max-sm:px-2.5">
          <Bookmark aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t("views")}</span>
        </Button>
      }
    >
      <ul className="flex flex-col gap-0.5">
        {views.map((view) => (
          <li key={view.name} className="flex items-center gap-1">
            <button
              type="button"
              aria-current={view.query === current ? "true" : undefined}
              onClick={() => {
                setOpen(false);
                router.replace(view.query ? `${path}?${view.query}` : path, { scroll: false });
              }}
              className="min-h-9 min-w-0 grow truncate rounded-control px-2 text-left hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-medium pointer-coarse:min-h-11"
            >
              {view.name}
            </button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t("removeView", { name: view.name })}
              onClick={() => remove(view)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {current === "" && views.length === 0 && <p className="text-muted">{t("noViews")}</p>}
      {current !== "" && (
        <form onSubmit={save} className="mt-2 flex flex-col gap-2 border-line border-t pt-3">
          <Field label={t("viewName")}>
            {(control) => (
              <Input
                {...control}
                name="name"
                required
                maxLength={40}
                placeholder={t("viewExample")}
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" size="sm" variant="tertiary">
            {t("saveView")}
          </Button>
        </form>
      )}
    </Popover>
  );
}
