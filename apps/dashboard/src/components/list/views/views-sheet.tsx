"use client";

import type { ListView } from "@mauzo/contract/shop/list-views";
import { Button } from "@mauzo/ui/button";
import { PopoverPanel } from "@mauzo/ui/popover-panel";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { SharedViews } from "../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import type { PanelProps } from "../../popover.tsx";
import { viewQuery } from "./saved-views.ts";
import { useViews } from "./use-views.ts";
import { ViewForm } from "./view-form.tsx";
import { ViewRow } from "./view-row.tsx";
import type { ViewedList } from "./viewed-list.ts";

type Props = PanelProps & { shared: SharedViews | undefined; list?: ViewedList; label?: string | undefined };

/**
 * The views of a list, on this device and shared with the shop: open one, save the current one, change or remove one.
 */
export function ViewsSheet({ shared, list, label, ...of }: Props) {
  const t = useTranslations("list");
  const path = usePathname();
  const router = useRouter();
  const { user } = useAccount();
  const address = useSearchParams().toString();
  const current = viewQuery(list?.query ?? address);
  const views = useViews(shared, list?.path ?? path);
  const [changing, setChanging] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const row = (key: string, query: string) => ({
    changing: changing === key,
    onChanging: (next: boolean) => setChanging(next ? key : undefined),
    current: query === current,
    mayShare: shared !== undefined,
    onOpen: () => {
      of.onClose();
      router.push(query ? `${path}?${query}` : path, { scroll: false });
    },
    onLeft: () => panel.current?.focus(),
  });
  const sharedBy = ({ by }: ListView) => {
    if (!by) return t("shared");
    return by.id === user.id ? t("sharedByYou") : t("sharedBy", { name: by.name });
  };
  const some = views.own.length > 0 || (shared?.views?.length ?? 0) > 0;

  return (
    <PopoverPanel {...of} label={label ?? t("views")}>
      <div ref={panel} tabIndex={-1} className="flex flex-col gap-2 outline-none">
        <ul className="flex flex-col gap-0.5 empty:hidden">
          {views.own.map((view) => (
            <ViewRow
              key={view.name}
              {...row(`own:${view.name}`, view.query)}
              view={view}
              mayChange
              onChange={(words) => views.changeOwn(view, words)}
              onRemove={() => views.removeOwn(view)}
            />
          ))}
          {shared?.views?.map((view) => (
            <ViewRow
              key={view.id}
              {...row(view.id, view.query)}
              view={view}
              sharedBy={sharedBy(view)}
              mayChange={view.may_change}
              onChange={(words) => views.changeShared(view, words)}
              onRemove={() => void views.removeShared(view)}
            />
          ))}
        </ul>
        {shared?.failed && shared.views === undefined && (
          <p className="text-muted">
            {t("sharedFailed")}{" "}
            <Button variant="link" size="sm" onClick={shared.reload}>
              {t("readAgain")}
            </Button>
          </p>
        )}
        {current === "" && !some && <p className="text-muted">{t("noViews")}</p>}
        {current !== "" && changing === undefined && (
          <div className={some ? "border-line border-t pt-3" : undefined}>
            <ViewForm mayShare={shared !== undefined} onSave={(words) => views.save(words, current)} />
          </div>
        )}
      </div>
    </PopoverPanel>
  );
}
