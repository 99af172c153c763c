import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "@mauzo/contract/endpoint";
import type * as z from "zod/mini";

/** One file of the contract: its endpoints and its named schemas. */
export type Area = { name: string; endpoints: Endpoint[]; schemas: [name: string, schema: z.ZodMiniType][] };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value && "safeParse" in value;

/**
 * Reads every endpoint, area by area, from the contract's files, so that a new area appears in the reference by itself.
 * Runs at build time.
 */
export async function readContract(folder: string): Promise<Area[]> {
  const nameOf = (file: string) => path.basename(file, ".ts");
  const files = globSync("**/*.ts", { cwd: folder })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const areas = await Promise.all(
    files.map(async (file) => {
      const address = pathToFileURL(path.join(folder, file)).href;
      const found: Record<string, unknown> = await import(/* turbopackIgnore: true */ /* @vite-ignore */ address);
      const exported = Object.entries(found);
      return {
        name: nameOf(file),
        endpoints: exported.flatMap(([, value]) =>
          typeof value === "object" && value !== null ? Object.values(value).filter(isEndpoint) : [],
        ),
        schemas: exported.filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1])),
      };
    }),
  );
  return areas;
}
