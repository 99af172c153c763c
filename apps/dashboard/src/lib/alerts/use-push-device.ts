import { pushDevices } from "@mauzo/contract/conversations/push-devices";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { useAccount } from "../session/account.tsx";
import { api } from "../session/api.ts";
import { useCanAccess } from "../session/use-can-access.ts";
import { useAlertChoices } from "./alert-choices.ts";
import { canBePushedTo, keepPushDevice } from "./push-device.ts";

/** The key that browsers subscribe with; undefined where nothing is pushed, or this browser takes nothing. */
export function usePushKey({ isWanted = true } = {}): string | undefined {
  const may = useCanAccess(pushDevices.key.access);
  const enabled = may && isWanted && typeof window !== "undefined" && canBePushedTo();
  const { data } = useQuery({ ...api.query(pushDevices.key, {}), enabled });
  return data?.key ?? undefined;
}

/** Tells once a page that this device is still there, where somebody wants notices pushed to it. */
export function useKeepPushDevice(): void {
  const [{ pushes }] = useAlertChoices();
  const { user } = useAccount();
  const { language } = useLanguage();
  const key = usePushKey({ isWanted: pushes });
  useEffect(() => {
    if (pushes && key !== undefined) void keepPushDevice({ key, userId: user.id, language });
  }, [pushes, key, user.id, language]);
}
