import { errorCode } from "@mauzo/api-client/errors/error-code";
import { operatorCompliance } from "@mauzo/contract/payments/compliance";
import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { deskQuery } from "../../../lib/desk/desk-query.ts";
import { asDataUrl } from "../../../lib/files/as-data-url.ts";
import { userQuery } from "../../../lib/session/account-queries.ts";
import { api } from "../../../lib/session/api.ts";
import type { Decision } from "./rules.ts";

export const useDeskQueue = () => useQuery(deskQuery);

/** Where the person is, to say when something was. */
export const useDeskTimeZone = () => useQuery(userQuery).data?.time_zone ?? "Africa/Dar_es_Salaam";

/** Each look is written down: nothing is read twice by itself, and nothing of it stays in the page. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const useDeskCase = (shop: string) =>
  useQuery({ ...api.query(operatorCompliance.get, { params: { shop } }), ...once });

const fileQuery = (shop: string, version: number, field: ComplianceFileField) =>
  queryOptions({
    queryKey: [operatorCompliance.file.path, shop, version, field],
    queryFn: async () => asDataUrl(await api.file(operatorCompliance.file, { params: { shop, field } })),
    ...once,
  });

/** The documents of a version of a case, by their fields. */
export const useDeskFiles = (shop: string, version: number, fields: readonly ComplianceFileField[]) =>
  useQueries({ queries: fields.map((field) => fileQuery(shop, version, field)) });

export function useDecide(shop: string) {
  const t = useTranslations("desk");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => api.call(operatorCompliance.decide, { params: { shop }, body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: deskQuery.queryKey }),
    onError(error) {
      const isOld = ["version_conflict", "compliance_not_waiting"].includes(errorCode(error) ?? "");
      if (isOld)
        void client.invalidateQueries({ queryKey: api.query(operatorCompliance.get, { params: { shop } }).queryKey });
    },
    meta: { failed: t("decideFailed"), done: t("decided") },
  });
}
