import {
  type NewSmsConnection,
  type SmsConnection,
  type SmsConnectionEdit,
  smsConnections,
} from "@mauzo/contract/marketing/sms-connections";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

const facts = ["sms_connection.changed"] as const;

/** Connects an account, after the person's password. */
export function useAddConnection() {
  const t = useTranslations("smsProviders");
  return useMutation({
    mutationFn: (body: NewSmsConnection) => api.call(smsConnections.create, { body }),
    meta: { done: t("added"), facts },
  });
}

export function useSaveConnection({ id }: SmsConnection) {
  const t = useTranslations("smsProviders");
  return useMutation({
    mutationFn: (body: SmsConnectionEdit) => api.call(smsConnections.update, { params: { id }, body }),
    meta: { done: t("edited"), facts },
  });
}
