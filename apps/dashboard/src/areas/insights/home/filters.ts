import { parseAsStringLiteral, useQueryState } from "nuqs";
import { presets } from "../../../lib/days.ts";

/** Which days the home tells of; kept in the address. */
export const useHomePreset = () =>
  useQueryState("days", parseAsStringLiteral(presets).withDefault("today").withOptions({ history: "replace" }));
