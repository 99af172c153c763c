"use client";

import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** What merging two customers keeps of each. */
export const useMergePreview = (id: string, otherId: string) =>
  useQuery({
    ...api.query(customerMerges.preview, { params: { id }, query: { other_id: otherId } }),
    // Always as they are now.
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
