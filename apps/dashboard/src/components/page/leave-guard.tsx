"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isPlainClick, isPreviousPage } from "./back-navigation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const linkOf = (event: MouseEvent) => {
  const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && link.target !== "_blank" && !link.hash ? link : null;
};

type Props = {
  unsaved: boolean;
  /** Called when the user chose to leave: what they typed can be discarded. */
  onLeave?: (() => void) | undefined;
  /** Stores what is typed for the next visit; if that works, a reload loses nothing and needs no question. */
  saveDraft?: (() => boolean) | undefined;
};

/** While something is unsaved, every way to leave the page asks first: links, back and forward, closing the tab. */
export function LeaveGuard({ unsaved, onLeave, saveDraft }: Props) {
  const t = useTranslations("input");
  const router = useRouter();
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!unsaved) return;
    let asked = false;
    const ask = (go: () => void) =>
      setLeave(() => () => {
        asked = true;
        go();
      });
    const onClose = (event: BeforeUnloadEvent) => {
      if (!asked && !saveDraft?.()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const inside = link.origin === location.origin && link.pathname.startsWith("/dashboard");
      const back = link.dataset.back !== undefined && isPreviousPage(link.href);
      ask(() =>
        back ? router.back() : inside ? router.push(link.pathname + link.search) : location.assign(link.href),
      );
    };
    // Browsers without the Navigation API do not ask on back and forward.
    const history = "navigation" in window ? window.navigation : undefined;
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || asked) return;
      const { key } = event.destination;
      event.preventDefault();
      ask(() => void history?.traverseTo(key));
    };
    addEventListener("beforeunload", onClose);
    document.addEventListener("click", onClick, true);
    history?.addEventListener("navigate", onTraverse);
    return () => {
      removeEventListener("beforeunload", onClose);
      document.removeEventListener("click", onClick, true);
      history?.removeEventListener("navigate", onTraverse);
    };
  }, [unsaved, router, saveDraft]);

  return (
    <ConfirmDialog
      open={leave !== undefined}
      title={t("leaveTitle")}
      text={t("leaveText")}
      cancel={t("stay")}
      confirm={t("leave")}
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        onLeave?.();
        leave?.();
      }}
    />
  );
}
