import { join } from "node:path/posix";
import { folderOf, packageOf } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

const ending = /\.(?:ts|tsx|mjs|css|json)$/;

/** Relative imports include the file extension and stay inside their package. */
export const relative: Law = (sources) =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => specifier.startsWith("."))
      .flatMap(({ specifier, line }) => {
        const found: string[] = [];
        if (!ending.test(specifier)) found.push(`"${specifier}": write the file's ending, .ts or .tsx`);
        if (packageOf(path) !== packageOf(join(folderOf(path), specifier)))
          found.push(`"${specifier}" leaves the package: import it as @mauzo/<package>/<file>`);
        return found.map((message) => ({ file: path, line, message }));
      }),
  );
