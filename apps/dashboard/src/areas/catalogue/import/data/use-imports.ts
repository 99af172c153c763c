import { importMaxKnown } from "@mauzo/contract/catalogue/known-product";
import { productExports } from "@mauzo/contract/catalogue/product-exports";
import {
  type ImportCategory,
  type ImportDefaults,
  type ImportMapping,
  type ProductImport,
  productImports,
} from "@mauzo/contract/catalogue/product-imports";
import { repairMost } from "@mauzo/contract/shop/imports";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isUnderWay } from "../../../../entities/shop/import/rules.ts";
import { downloadFile } from "../../../../lib/files/download-file.ts";
import { fileNameToSend } from "../../../../lib/files/file-name-to-send.ts";
import { readAgain } from "../../../../lib/queries/stale-queries.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import type { KnownNames } from "../rules.ts";

const importQuery = (id: string) => api.query(productImports.get, { params: { id } });
const nextLookMs = 1000;

/** The past imports, newest first. */
export const useImports = () => useInfiniteQuery(api.pages(productImports.list, { query: { limit: 10 } }));

/** Which products of the shop already have one of these names, by the name in lower case. */
export const useFindProductsByName = () =>
  useMutation({
    mutationFn: async (names: readonly string[]): Promise<KnownNames> => {
      const parts = Array.from({ length: Math.ceil(names.length / importMaxKnown) }, (_, at) =>
        names.slice(at * importMaxKnown, (at + 1) * importMaxKnown),
      );
      const answers = await Promise.all(
        parts.map((part) => api.call(productImports.known, { body: { names: [...part] } })),
      );
      return Map.groupBy(
        answers.flatMap((answer) => answer.products),
        ({ name }) => name.toLowerCase(),
      );
    },
  });

/** One import; polled while the server works on it. */
export function useImport(id: string) {
  const client = useQueryClient();
  const found = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? nextLookMs : false),
  });
  const state = found.data?.state;
  useEffect(() => {
    if (state === "done" || state === "cancelled") void readAgain(client, ["catalogue.changed", "stock.changed"]);
    if (state === "checked") void readAgain(client, ["/product-imports/:id/broken", "/product-imports/:id/preview"]);
  }, [state, client]);
  return found;
}

export const useBrokenRows = (id: string, shown: boolean) =>
  useInfiniteQuery({
    ...api.pages(productImports.broken, { params: { id }, query: { limit: 20 } }),
    enabled: shown,
  });

/** The first products an import would create or change. */
export const useImportPreview = (id: string, shown: boolean) =>
  useQuery({ ...api.query(productImports.preview, { params: { id } }), enabled: shown }).data;

/** A step of an import; the response is the import's current state. */
function useStep<Input>(id: string, mutationFn: (input: Input) => Promise<ProductImport>) {
  const t = useTranslations("imports.file");
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failed: t("failed"), queries: ["/product-imports/:id"] },
    onSuccess: (now) => client.setQueryData(importQuery(id).queryKey, now),
  });
}

/** Uploads a file; the same file again after a lost response is no second import. */
export function useUploadFile() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File) => {
      const idempotencyKey = keyOf([file.name, file.size, file.lastModified]);
      return api.upload(productImports.upload, { query: { name: fileNameToSend(file) } }, file, { idempotencyKey });
    },
    onSuccess: onDone,
  });
}
type CheckInput = {
  mapping: ImportMapping;
  defaults: ImportDefaults;
  categories?: ImportCategory[];
  dotted_thousands?: boolean;
};
export const useCheckImport = (id: string) =>
  useStep(id, (body: CheckInput) => api.call(productImports.check, { params: { id }, body }));
export const useRepairRows = (id: string) =>
  useStep(id, async (rows: readonly { id: string; cells: string[] }[]) => {
    const save = (from: number) =>
      api.call(productImports.repair, { params: { id }, body: { rows: rows.slice(from, from + repairMost) } });
    let now = await save(0);
    for (let from = repairMost; from < rows.length; from += repairMost) now = await save(from);
    return now;
  });
/** Starts an import; where products changed since the check, only after somebody confirmed it. */
export const useStartImport = (id: string) =>
  useStep(id, async ({ evenStale }: { evenStale: boolean }) => {
    const now = evenStale ? undefined : await api.call(productImports.get, { params: { id } });
    return now?.is_stale ? now : api.call(productImports.start, { params: { id } });
  });

export function useCancelImport(id: string) {
  const t = useTranslations("imports.file");
  return useMutation({
    mutationFn: () => api.call(productImports.cancel, { params: { id } }),
    meta: { failed: t("failed"), queries: ["/product-imports/:id"] },
  });
}

/** What a feed for a Meta catalogue would contain; fetched on request only. */
export const useFeedSummary = (asked: boolean) => useQuery({ ...api.query(productExports.feed, {}), enabled: asked });

export const downloadBrokenRows = (id: string) => downloadFile(productImports.brokenFile, { params: { id } });
export const downloadProducts = (form: "table" | "meta") =>
  downloadFile(productExports.file, { query: { form, ...(form === "meta" && { status: "published" }) } });
