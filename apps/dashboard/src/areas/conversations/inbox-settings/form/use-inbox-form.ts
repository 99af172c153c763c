import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useNewestSettings, useSaveSettings } from "../data.ts";
import { forgetsMore, monthsOf, pattern, toForm, toInput } from "../rules.ts";

/** How the inbox works, while it is changed; `forgetting` asks before conversations are deleted that would have stayed. */
export function useInboxForm(saved: InboxSettings) {
  const t = useTranslations("inboxSettings");
  const { id } = useAccount().shop;
  const [months, setMonths] = useState<number | null>(null);
  const agreed = useRef<number | null>(null);
  const editing = useEditing({
    ...{ saved, toForm, toInput },
    save: useSaveSettings().mutateAsync,
    readNewest: useNewestSettings(),
    draft: { name: `inbox:${id}`, pattern },
    isUndoable: (before, after) => before.forget_months === after.forget_months,
    waits(form, base) {
      if (!forgetsMore(form, base) || agreed.current === monthsOf(form)) return false;
      setMonths(monthsOf(form));
      return true;
    },
    onSaved: () => {
      agreed.current = null;
    },
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("saveFailed"),
  });
  return {
    ...editing,
    forgetting: {
      months,
      answer: (isYes: boolean) => {
        agreed.current = isYes ? months : null;
        setMonths(null);
        if (isYes) void editing.submit();
      },
    },
  };
}
