import { conversations } from "@mauzo/contract/conversations/conversations";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useAccount } from "../session/account.tsx";
import { api } from "../session/api.ts";
import { useCanAccess } from "../session/use-can-access.ts";
import { useAlertChoices } from "./alert-choices.ts";
import { playSound } from "./play-sound.ts";
import { isPushedTo } from "./push-device.ts";
import { type Known, knownWith, newlyWritten } from "./rules.ts";
import { showNotification } from "./show-notification.ts";
import { tellOnce } from "./tell-once.ts";

const mostUnread = 20;

/** Tells on every page, as the device wants it, that a customer writes to this person or to nobody yet. */
export function useTellMessages(): void {
  const t = useTranslations("shell");
  const { user } = useAccount();
  const [{ notifies, sounds }] = useAlertChoices();
  const may = useCanAccess(conversations.list.access);
  const { data } = useQuery({
    ...api.query(conversations.list, { query: { queue: "open", unread: "yes", sort: "last_desc", limit: mostUnread } }),
    enabled: may && (notifies || sounds),
  });
  const known = useRef<Known>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    const fresh = newlyWritten(known.current, data.items, user.id);
    known.current = knownWith(known.current, data.items);
    for (const { id, last_seq, customer, phone, preview, channel } of fresh) {
      const path = `/dashboard/conversations/${id}`;
      const isHidden = document.visibilityState === "hidden";
      if (!isHidden && location.pathname === path) continue;
      const title = customer?.name || phone || t(`wrote.${channel}`);
      void tellOnce(`${id}:${last_seq}`, () => {
        if (sounds) playSound();
        // The service worker shows what is pushed.
        if (notifies && isHidden && !isPushedTo(user.id))
          void showNotification({ title, text: preview, path, tag: id }).catch(() => undefined);
      });
    }
  }, [data, notifies, sounds, t, user.id]);
}
