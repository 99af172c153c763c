import { type ContactImport, contactImports } from "@mauzo/contract/customers/contact-imports";
import { repairMost } from "@mauzo/contract/shop/imports";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isUnderWay } from "../../../entities/shop/import/rules.ts";
import { downloadFile } from "../../../lib/files/download-file.ts";
import { fileNameToSend } from "../../../lib/files/file-name-to-send.ts";
import { readAgain } from "../../../lib/queries/stale-queries.ts";
import { api } from "../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import type { Said } from "./rules.ts";

const importQuery = (id: string) => api.query(contactImports.get, { params: { id } });
const nextLookMs = 1000;

/** The past files, newest first. */
export const useContactImports = () => useInfiniteQuery(api.pages(contactImports.list, { query: { limit: 10 } }));

/** One import; polled while the server works on it. */
export function useContactImport(id: string) {
  const client = useQueryClient();
  const found = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? nextLookMs : false),
  });
  const state = found.data?.state;
  useEffect(() => {
    if (state === "done" || state === "cancelled") void readAgain(client, ["customer.changed"]);
    if (state === "checked") void readAgain(client, ["/contact-imports/:id/broken", "/contact-imports/:id/preview"]);
  }, [state, client]);
  return found;
}

export const useBrokenContacts = (id: string, shown: boolean) =>
  useInfiniteQuery({
    ...api.pages(contactImports.broken, { params: { id }, query: { limit: 20 } }),
    enabled: shown,
  });

/** The first customers an import would add or fill in. */
export const useContactPreview = (id: string, shown: boolean) =>
  useQuery({ ...api.query(contactImports.preview, { params: { id } }), enabled: shown }).data;

/** A step of an import; the response is the import's current state. */
function useStep<Input>(id: string, mutationFn: (input: Input) => Promise<ContactImport>) {
  const t = useTranslations("imports.file");
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failed: t("failed"), queries: ["/contact-imports/:id"] },
    onSuccess: (now) => client.setQueryData(importQuery(id).queryKey, now),
  });
}

/** Uploads a file; the same file again after a lost response is no second import. */
export function useUploadContacts() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File) => {
      const idempotencyKey = keyOf([file.name, file.size, file.lastModified]);
      return api.upload(contactImports.upload, { query: { name: fileNameToSend(file) } }, file, { idempotencyKey });
    },
    onSuccess: onDone,
  });
}

export const useCheckContacts = (id: string) =>
  useStep(id, (body: Said) => api.call(contactImports.check, { params: { id }, body }));
export const useRepairContacts = (id: string) =>
  useStep(id, async (rows: readonly { id: string; cells: string[] }[]) => {
    const save = (from: number) =>
      api.call(contactImports.repair, { params: { id }, body: { rows: rows.slice(from, from + repairMost) } });
    let now = await save(0);
    for (let from = repairMost; from < rows.length; from += repairMost) now = await save(from);
    return now;
  });
export const useStartContacts = (id: string) => useStep(id, () => api.call(contactImports.start, { params: { id } }));

export function useCancelContacts(id: string) {
  const t = useTranslations("imports.file");
  return useMutation({
    mutationFn: () => api.call(contactImports.cancel, { params: { id } }),
    meta: { failed: t("failed"), queries: ["/contact-imports/:id"] },
  });
}

export const downloadBrokenContacts = (id: string) => downloadFile(contactImports.brokenFile, { params: { id } });
