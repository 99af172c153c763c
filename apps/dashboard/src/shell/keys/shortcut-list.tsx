"use client";

import { Modal } from "@mauzo/ui/modal";
import { useLocale, useTranslations } from "next-intl";
import { useAreas } from "../navigation/use-areas.ts";
import { inboxKeys } from "./inbox-keys.ts";

const modifier = () => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? "⌘" : "Ctrl");

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.shortcuts");
  const shell = useTranslations("shell");
  const language = useLocale();
  const { areas } = useAreas();
  const maySeeInbox = areas.some(({ label }) => label === "conversations");
  const rows: (readonly [string, string[]])[] = [
    [t("anything"), [modifier(), "K"]],
    ...areas.map((area): [string, string[]] => [
      t("goTo", { area: shell(`places.${area.label}`) }),
      ["G", area.letter.toUpperCase()],
    ]),
    [t("create"), ["N"]],
    [t("search"), ["/"]],
    [t("rows"), ["J", "K"]],
    [t("open"), ["Enter"]],
    [t("select"), ["X"]],
    ...(maySeeInbox ? inboxKeys[language] : []),
    [t("list"), ["?"]],
  ];
  return (
    <Modal
      title={t("title")}
      text={t("text")}
      close={shell("close")}
      onClose={onClose}
      className="top-1/2 max-w-md -translate-y-1/2"
    >
      <dl className="px-5 pt-3 pb-4">
        {rows.map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-0">
            <dt>{name}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-[5px] border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
