import { dirname, join } from "node:path/posix";

const roots = ["packages", "apps", "tooling"];

/** Resolves a specifier to a file of this repository; undefined for third-party packages and missing files. */
export function resolveImport(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  if (specifier.startsWith(".")) {
    const path = join(dirname(from), specifier);
    return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate));
  }
  const own = /^@mauzo\/([\w-]+)\/(.+)$/.exec(specifier);
  if (!own) return undefined;
  const [, name, rest] = own;
  return roots
    .flatMap((root) => [`${root}/${name}/src/${rest}`, `${root}/${name}/${rest}`])
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`])
    .find((candidate) => paths.has(candidate));
}
