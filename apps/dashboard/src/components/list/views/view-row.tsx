"use client";

import { Button } from "@mauzo/ui/button";
import { Pencil, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SavedView } from "./saved-views.ts";
import type { Problem, ViewInput } from "./use-views.ts";
import { ViewForm } from "./view-form.tsx";

type Props = {
  view: SavedView;
  current: boolean;
  /** Shown below the name of a shared view: who created it. */
  sharedBy?: string;
  mayShare: boolean;
  mayChange: boolean;
  /** Whether its form is shown instead. */
  changing: boolean;
  onChanging: (changing: boolean) => void;
  onOpen: () => void;
  onChange: (words: ViewInput) => Promise<Problem>;
  onRemove: () => void;
  /** Called when the row's buttons disappear, because the focus is lost with them. */
  onLeft: () => void;
};

/** One view: open it, change its name or visibility, or remove it. */
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
