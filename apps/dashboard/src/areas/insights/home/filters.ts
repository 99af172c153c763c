import { parseAsStringLiteral, useQueryState } from "nuqs";
import { presets } from "../../../lib/list/day-range.ts";

/** The days that the home page covers, stored in the URL. */
export const useHomePreset = () =>
  useQueryState("days", parseAsStringLiteral(presets).withDefault("today").withOptions({ history: "replace" }));
