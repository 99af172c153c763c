"use client";

import type { Endpoint, Input } from "@mauzo/contract/endpoint";
import { useErrorToast } from "../session/password/use-error-toast.ts";
import { downloadFile } from "./download-file.ts";

/** Downloads a list as a file from this endpoint, with the list's filters. `failed` is the error's title. */
export function useListExport<E extends Endpoint>(endpoint: E, failed: string) {
  const told = useErrorToast();
  return (shown: Input<E>) => void downloadFile(endpoint, shown).catch(told(failed));
}
