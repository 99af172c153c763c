"use client";

import type { Chatflow } from "@mauzo/contract/conversations/chatflows";
import { Badge } from "@mauzo/ui/badge";
import { buttonClass } from "@mauzo/ui/button-class";
import { Copy, EllipsisVertical, Globe, MessageCircle, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { PageAction } from "../../../../../components/page/page-action.ts";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useMenu } from "../../../../../components/use-menu.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { flowPath } from "../../rules.ts";

const MoreMenu = lazyPart(
  async () => (await import("../../../../../components/page/more-actions-menu.tsx")).MoreActionsMenu,
);
const channels = [
  ["web", Globe],
  ["whatsapp", MessageCircle],
] as const;

type Props = {
  flow: Chatflow;
  name: string;
  may: { create: boolean; rename: boolean; remove: boolean };
  onDo: (kind: "copy" | "rename" | "remove") => void;
  onChoose: (channel: Chatflow["default_for"][number]) => void;
};

/** A flow in the list: where customers meet it, what runs, and a menu of what can be done with it. */
export function FlowRow({ flow, name, may, onDo, onChoose }: Props) {
  const t = useTranslations("chatflow");
  const { trigger, menu } = useMenu();
  const { id, default_for, published, changed_at, scheduled } = flow;
  const more: PageAction[] = [
    ...(may.create
      ? channels.flatMap(([channel, Icon]) =>
          default_for.includes(channel)
            ? []
            : [{ Icon, label: t(`flows.use.${channel}`), onSelect: () => onChoose(channel) }],
        )
      : []),
    ...(may.rename ? [{ Icon: Pencil, label: t("flows.rename"), onSelect: () => onDo("rename") }] : []),
    ...(may.create ? [{ Icon: Copy, label: t("flows.copy"), onSelect: () => onDo("copy") }] : []),
    ...(may.remove ? [{ Icon: Trash2, label: t("flows.remove"), onSelect: () => onDo("remove") }] : []),
  ];
  return (
    <li className="flex items-start gap-2 rounded-card border border-line bg-card p-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link href={flowPath(id)} className="break-words font-medium underline-offset-2 hover:underline">
          {name}
        </Link>
        {(default_for.length > 0 || scheduled !== null) && (
          <p className="flex flex-wrap gap-2">
            {default_for.map((channel) => (
              <Badge key={channel} tone="primary">
                {t(`flows.channels.${channel}`)}
              </Badge>
            ))}
            {scheduled !== null && (
              <Badge tone={scheduled === "refused" ? "danger" : "accent"}>{t(`flows.scheduled.${scheduled}`)}</Badge>
            )}
          </p>
        )}
        <p className="text-muted">
          {published ? t("version", { number: `${published.number}` }) : t("flows.unpublished")} · {t("flows.changed")}{" "}
          <RelativeTime iso={changed_at} />
        </p>
      </div>
      {more.length > 0 && (
        <div className="relative">
          <button {...trigger} aria-label={t("flows.more", { name })} className={buttonClass("secondary", "icon")}>
            <EllipsisVertical aria-hidden="true" className="size-4.5" />
          </button>
          <MoreMenu {...menu} more={more} />
        </div>
      )}
    </li>
  );
}
