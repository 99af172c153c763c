import { createHash } from "node:crypto";
import * as z from "zod/mini";

/** A digest of what a schema accepts: it changes with every field, limit and kind. */
export const shapeDigest = (schema: z.core.$ZodType): string =>
  createHash("sha256")
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest("hex")
    .slice(0, 16);
