"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Confirm } from "./confirm.tsx";
import { isBehind, isPlainPress } from "./way-back.ts";

const linkOf = (event: MouseEvent) => {
  const link = isPlainPress(event) && event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && link.target !== "_blank" && !link.hash ? link : null;
};

type Props = {
  unsaved: boolean;
  /** Somebody was asked, and goes: what they typed is not wanted. */
  onLeave?: (() => void) | undefined;
  /** Keeps what is typed for when the page is opened again; where that works, a reload loses nothing and asks nothing. */
  keepNow?: (() => boolean) | undefined;
};

/** While something is unsaved, every way off the page asks first: links, back and forward, closing the tab. */
export function LeaveGuard({ unsaved, onLeave, keepNow }: Props) {
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
      if (!asked && !keepNow?.()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const inside = link.origin === location.origin && link.pathname.startsWith("/dashboard");
      const back = link.dataset.back !== undefined && isBehind(link.href);
      ask(() =>
        back ? router.back() : inside ? router.push(link.pathname + link.search) : location.assign(link.href),
      );
    };
    // Browsers without this API let back and forward through; the rest still asks.
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
  }, [unsaved, router, keepNow]);

  return (
    <Confirm
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
