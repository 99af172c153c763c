"use client";

import type { Endpoint } from "@mauzo/contract/endpoint";
import { toasts } from "../toasts.ts";
import { useFailureText } from "../use-failure-text.ts";
import { downloadFile } from "./file-transfer.ts";

type Shown = Record<string, unknown>;

/** Downloads a list as a file from this endpoint, with the list's filters. `failed` is the error's title. */
export function useListExport({ path }: Endpoint, failed: string) {
  const failureText = useFailureText();
  return (shown: Shown) => {
    const given = Object.entries(shown).flatMap(([name, value]) =>
      value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
    );
    downloadFile(`${path}?${new URLSearchParams(given)}`).catch((error: unknown) =>
      toasts.push({ title: failed, text: failureText(error), tone: "danger" }),
    );
  };
}
