import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about what a shop has told to other programs; the subject is the endpoint. */
export const developerFacts = {
  /** Nothing is sent to it any more until somebody resumes it. */
  "webhook.paused": fact(1, z.strictObject({ why: z.enum(["gone", "failing"]) })),
};
