"use client";

import { type ComplianceInput, compliance } from "@mauzo/contract/payments/compliance";
import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { compressPicture } from "../../../../lib/files/compress-picture.ts";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { caseQuery } from "../queries.ts";

export function useSaveCase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ComplianceInput) => api.call(compliance.save, { body }),
    onSuccess: (saved) => client.setQueryData(caseQuery.queryKey, saved),
  });
}

/** Has the case looked at. */
export function useSubmitCase() {
  const t = useTranslations("compliance");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      api.call(compliance.submit, { body: { version } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: (saved) => client.setQueryData(caseQuery.queryKey, saved),
    meta: { failed: t("submitFailed"), done: t("submitted"), facts: ["compliance.changed"] },
  });
}

/** Uploads the file of a field: a picture is made light first. */
export function useUploadFile(field: ComplianceFileField) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      api.upload(compliance.upload, { query: { field } }, await compressPicture(file), {
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (saved) => client.setQueryData(caseQuery.queryKey, saved),
  });
}

/** Fetches a file on request: it can only be read with the session, and each look is written down. */
export const useFile = (field: ComplianceFileField) =>
  useMutation({
    mutationFn: async () => {
      const file = await api.file(compliance.file, { params: { field } });
      return new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL(file);
      });
    },
  });
