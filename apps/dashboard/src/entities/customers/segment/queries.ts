import { segments } from "@mauzo/contract/customers/segments";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const segmentsQuery = api.query(segments.list, {});
/** The shop's segments, by name. */
export const useSegments = (enabled = true) => useQuery({ ...segmentsQuery, enabled });

const segmentQuery = (id: string) => api.query(segments.get, { params: { id } });
export const useSegment = (id: string) => useQuery(segmentQuery(id));
/** Reads a segment from the API, past the cache. */
export function useNewestSegment(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...segmentQuery(id), staleTime: 0 });
}
