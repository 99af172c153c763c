import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about a shop; the subject is the shop. */
export const shopFacts = {
  "shop.opened": fact(1, z.strictObject({})),
  /** Its details or its settings were changed. */
  "shop.changed": fact(1, z.strictObject({})),
};
