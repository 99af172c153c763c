"use client";

import { products } from "@mauzo/contract/catalogue/products";
import { sets } from "@mauzo/contract/catalogue/sets";
import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { type NewSegment, type SegmentEdit, segments } from "@mauzo/contract/customers/segments";
import { keepPreviousData, useMutation, useQueries, useQuery } from "@tanstack/react-query";
import { useDebouncedValue } from "../../../lib/search/use-debounced-value.ts";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { asksSets, productsIn, type SegmentForm } from "./form/segment-form.ts";

/** Adds a segment; sending the same again after a lost response does not add a second one. */
export function useAddSegment() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewSegment) => api.call(segments.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts: ["segment.changed"] },
  });
}

export const useSaveSegment = (id: string) =>
  useMutation({
    mutationFn: (body: SegmentEdit) => api.call(segments.update, { params: { id }, body }),
    meta: { facts: ["segment.changed"] },
  });

/** How many customers match a question, with some of them; the last answer stays while the next is asked for. */
export function useSegmentCount(document: SegmentDocument | undefined) {
  // The form makes a new document with each change of any field: only one that differs is asked.
  const asked = useDebouncedValue(JSON.stringify(document));
  const settled = asked === JSON.stringify(document) ? document : undefined;
  return useQuery({
    ...api.query(segments.count, { body: { document: settled ?? { match: "all", rules: [] } } }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** How those who match can be reached; asked only once their number is known. */
export function useSegmentReach(
  document: SegmentDocument | undefined,
  { data, isFetching, isPlaceholderData }: ReturnType<typeof useSegmentCount>,
) {
  const isCounted = data !== undefined && !isFetching && !isPlaceholderData;
  return useQuery({
    ...api.query(segments.reach, { body: { document: document ?? { match: "all", rules: [] } } }),
    enabled: document !== undefined && isCounted,
    retry: false,
  }).data?.ways;
}

const mostFound = 6;

/** Products whose name matches; the newest without a text. */
export function useFoundProducts(text: string) {
  const search = useDebouncedValue(text.trim());
  const enabled = useCanAccess(products.list.access);
  const query = { status: "published", limit: mostFound, ...(search && { search }) } as const;
  return (
    useQuery({ ...api.query(products.list, { query }), enabled, placeholderData: keepPreviousData }).data?.items ?? []
  );
}

const mostSets = 100;

/** The sets whose products were chosen, by name: those that a rule fills change by themselves. */
function useChosenSets(isAsked: boolean): readonly { id: string; name: string }[] {
  const enabled = useCanAccess(sets.list.access) && isAsked;
  const { data } = useQuery({ ...api.query(sets.list, { query: { limit: mostSets, sort: "name" } }), enabled });
  return data?.items.filter(({ kind }) => kind !== "rule") ?? [];
}

/** The names of these products; those that the reader may not see, or that are gone, are left out. */
function useProductNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const enabled = useCanAccess(products.get.access);
  const found = useQueries({
    queries: [...new Set(ids)].map((id) => ({ ...api.query(products.get, { params: { id } }), enabled })),
  });
  return new Map(found.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])));
}

/** The names of what is asked about in these questions, with the sets there are if one of them asks about a set. */
export function useNames(questions: readonly Pick<SegmentForm, "rules" | "groups">[]) {
  const products = useProductNames(questions.flatMap(productsIn));
  const sets = useChosenSets(questions.some(asksSets));
  return { sets, names: new Map([...products, ...sets.map(({ id, name }) => [id, name] as const)]) };
}
