"use client";

import { Button } from "@mauzo/ui/button";
import { Pencil, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { View } from "./kept-views.ts";
import type { Problem, ViewWords } from "./use-views.ts";
import { ViewForm } from "./view-form.tsx";

type Props = {
  view: View;
  current: boolean;
  /** Under the name of a view that is shared: who made it. */
  sharedBy?: string;
  mayShare: boolean;
  mayChange: boolean;
  /** Its form stands in its place. */
  changing: boolean;
  onChanging: (changing: boolean) => void;
  onOpen: () => void;
  onChange: (words: ViewWords) => Promise<Problem>;
  onRemove: () => void;
  /** The row's buttons went: whatever had the focus is not there any more. */
  onLeft: () => void;
};

/** One view: go to it, change its name or who sees it, remove it. */
export function ViewRow({ view, current, sharedBy, mayShare, mayChange, changing, onLeft, ...does }: Props) {
  const t = useTranslations("list");
  const words = { name: view.name, everyone: sharedBy !== undefined };
  const stop = () => {
    does.onChanging(false);
    onLeft();
  };
  if (changing)
    return (
      <li className="my-1 rounded-control bg-sunken p-2">
        <ViewForm view={words} mayShare={mayShare} onSave={does.onChange} onDone={stop} />
      </li>
    );
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-current={current ? "true" : undefined}
        onClick={does.onOpen}
        className="min-h-9 min-w-0 grow rounded-control px-2 py-1 text-left hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-medium pointer-coarse:min-h-11"
      >
        <span className="block truncate">{view.name}</span>
        {sharedBy !== undefined && <span className="block truncate font-normal text-muted text-xs">{sharedBy}</span>}
      </button>
      {mayChange && (
        <>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("changeView", { name: view.name })}
            onClick={() => does.onChanging(true)}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("removeView", { name: view.name })}
            onClick={() => {
              does.onRemove();
              onLeft();
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </>
      )}
    </li>
  );
}
