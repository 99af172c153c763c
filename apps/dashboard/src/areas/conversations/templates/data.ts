import { messageTemplates, type NewTemplate, type TemplateEdit } from "@mauzo/contract/conversations/message-templates";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const templatesQuery = api.query(messageTemplates.list, {});
const templateQuery = (id: string) => api.query(messageTemplates.get, { params: { id } });

/** The shop's templates, by name. */
export const useTemplates = () => useQuery(templatesQuery);
export function startTemplates(client: QueryClient) {
  void client.prefetchQuery(templatesQuery);
}
export const useTemplate = (id: string) => useQuery(templateQuery(id));
/** Reads a template from the API, past the cache. */
export function useNewestTemplate(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...templateQuery(id), staleTime: 0 });
}

const stale = { queries: ["/message-templates", "/message-templates/:id"] } as const;

/** Adds a template; sending the same again after a lost response does not add a second one. */
export function useAddTemplate() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewTemplate) => api.call(messageTemplates.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: stale,
  });
}

export const useSaveTemplate = (id: string) =>
  useMutation({
    mutationFn: (body: TemplateEdit) => api.call(messageTemplates.save, { params: { id }, body }),
    meta: stale,
  });

/** Submits a template to WhatsApp, in each language that it has not as it is. */
export function useSubmitTemplate() {
  const t = useTranslations("templates");
  return useMutation({
    mutationFn: (id: string) => api.call(messageTemplates.submit, { params: { id } }),
    meta: { ...stale, failed: t("submitFailed"), done: t("submitted") },
  });
}

export function useRemoveTemplate() {
  const t = useTranslations("templates");
  return useMutation({
    mutationFn: (id: string) => api.call(messageTemplates.remove, { params: { id } }),
    meta: { ...stale, failed: t("removeFailed"), done: t("removed") },
  });
}

export function useAddReadyTemplates() {
  const t = useTranslations("templates");
  return useMutation({
    mutationFn: () => api.call(messageTemplates.addReady, {}),
    meta: { ...stale, failed: t("readyFailed"), done: t("readyAdded") },
  });
}

/** Asks WhatsApp how the templates stand; the answer comes over the live line. */
export function useAskTemplates() {
  const t = useTranslations("templates");
  return useMutation({
    mutationFn: () => api.call(messageTemplates.ask, {}),
    meta: { failed: t("askFailed"), done: t("asked") },
  });
}
