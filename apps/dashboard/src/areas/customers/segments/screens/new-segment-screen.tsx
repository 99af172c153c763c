"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { readyNames } from "../form/segment-form.ts";
import { SegmentFormPage } from "./segment-form-page.tsx";

/** Builds a new segment, from a ready-made one if the address names it. */
export function NewSegmentScreen() {
  const [ready] = useQueryState("ready", parseAsStringLiteral(readyNames));
  return <SegmentFormPage key={ready} {...(ready && { ready })} />;
}
