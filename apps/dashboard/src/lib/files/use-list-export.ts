"use client";

import type { Endpoint } from "@mauzo/contract/endpoint";
import { toasts } from "../toasts.ts";
import { useFailureText } from "../use-failure-text.ts";
import { saveFile } from "./send-file.ts";

type Shown = Record<string, unknown>;

/** Saves what a list shows as the file of this endpoint. `failed` says that it did not come. */
export function useListExport({ path }: Endpoint, failed: string) {
  const failureText = useFailureText();
  return (shown: Shown) => {
    const given = Object.entries(shown).flatMap(([name, value]) =>
      value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
    );
    saveFile(`${path}?${new URLSearchParams(given)}`).catch((error: unknown) =>
      toasts.push({ title: failed, text: failureText(error), tone: "danger" }),
    );
  };
}
