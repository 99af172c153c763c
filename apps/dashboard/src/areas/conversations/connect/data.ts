import { type AutoMessages, autoMessages } from "@mauzo/contract/conversations/auto-messages";
import { channels } from "@mauzo/contract/conversations/channels";
import { type WhatsappCatalogueInput, whatsappCatalogue } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { type WhatsappProfile, whatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { channelsQuery } from "../../../entities/conversations/channel/queries.ts";
import { api } from "../../../lib/session/api.ts";

/** Checks the number at WhatsApp, step by step. */
export function useCheck(failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(channels.check, {}),
    onSuccess: (checked) => client.setQueryData(channelsQuery.queryKey, checked.channels),
    meta: { failed },
  });
}

export function useDisconnect({ done, failed }: { done: string; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(channels.disconnect, {}),
    onSettled: () => client.invalidateQueries(channelsQuery),
    meta: { done, failed },
  });
}

const catalogueQuery = api.query(whatsappCatalogue.get, {});
/** The shop's catalogue at WhatsApp, and how far it is. */
export const useCatalogue = () => useQuery(catalogueQuery);
export function useSaveCatalogue() {
  const t = useTranslations("connect.catalogue");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WhatsappCatalogueInput) => api.call(whatsappCatalogue.save, { body }),
    onSuccess: (saved) => client.setQueryData(catalogueQuery.queryKey, saved),
    meta: { done: t("saved"), failed: t("saveFailed") },
  });
}
export function useStopCatalogue() {
  const t = useTranslations("connect.catalogue");
  return useMutation({
    mutationFn: () => api.call(whatsappCatalogue.stop, {}),
    meta: { queries: ["/channels/whatsapp/catalogue"], done: t("stopped"), failed: t("stopFailed") },
  });
}
/** Sends what WhatsApp refused once more. */
export function usePushAgain() {
  const t = useTranslations("connect.catalogue");
  return useMutation({
    mutationFn: () => api.call(whatsappCatalogue.push, {}),
    meta: { queries: ["/channels/whatsapp/catalogue"], done: t("againDone"), failed: t("againFailed") },
  });
}

const autoQuery = api.query(autoMessages.get, {});
export const useAutoMessages = () => useQuery(autoQuery);
export function useSaveAutoMessages() {
  const t = useTranslations("connect.auto");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AutoMessages) => api.call(autoMessages.save, { body }),
    onSuccess: (saved) => client.setQueryData(autoQuery.queryKey, saved),
    meta: { queries: ["/auto-messages"], done: t("saved"), failed: t("saveFailed") },
  });
}

const profileQuery = api.query(whatsappProfile.get, {});
/** What customers read of the business; WhatsApp is asked for it. */
export const useProfile = () => useQuery({ ...profileQuery, retry: false });
export function useSaveProfile() {
  const t = useTranslations("connect.profile");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WhatsappProfile) => api.call(whatsappProfile.save, { body }),
    onSuccess: (saved) => client.setQueryData(profileQuery.queryKey, saved),
    meta: { done: t("saved"), failed: t("saveFailed") },
  });
}
