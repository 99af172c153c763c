import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about selling over the counter. */
export const posFacts = {
  /** A shift was opened or closed, or cash went into its drawer or out of it besides sales; the subject is the shift. */
  "shift.changed": fact(1, z.strictObject({})),
};
