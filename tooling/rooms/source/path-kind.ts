import { basename, dirname } from "node:path/posix";

export const isScript = (path: string) => /\.(?:ts|tsx|mts|mjs|js|jsx)$/.test(path);
/** Code that people write and read: not data, pictures, documents or applied migrations. */
export const isSource = (path: string) => isScript(path) || path.endsWith(".css");
export const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path) || /(?:^|\/)test\//.test(path);
export const isConfig = (path: string) => /\.config\.\w+$/.test(path);

/** `apps/api`, `packages/ui`, `e2e`: the folder with the file's package.json. */
export function packageOf(path: string): string | undefined {
  return /^(?:(?:apps|packages|tooling)\/[^/]+|e2e)(?=\/)/.exec(path)?.[0];
}

/** `orders` for `…/modules/orders/edits/rules.ts` in the folder `…/modules`. */
export function roomIn(folder: string, path: string | undefined): string | undefined {
  if (!path?.startsWith(`${folder}/`)) return undefined;
  const [room, ...rest] = path.slice(folder.length + 1).split("/");
  return rest.length > 0 ? room : undefined;
}

/** `orders/edits` for the same file: the area of a domain. */
export function areaIn(folder: string, path: string | undefined): string | undefined {
  const domain = roomIn(folder, path);
  const area = domain && roomIn(`${folder}/${domain}`, path);
  return area && `${domain}/${area}`;
}

/** `place-order` for `…/place-order.test.ts`. */
export const stemOf = (path: string) => basename(path).replace(/\..*$/, "");
export const folderOf = (path: string) => dirname(path);
