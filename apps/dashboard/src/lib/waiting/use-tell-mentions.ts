import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { toasts } from "../toasts.ts";

/** Tells on every page, as it happens, that a note in a conversation names the person. `count`: where they have not seen it. */
export function useTellMentions(count: number | undefined) {
  const t = useTranslations("shell");
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current)
      toasts.push({ title: t("mentioned"), text: t("mentionedText"), tone: "success" });
    before.current = count;
  }, [count, t]);
}
