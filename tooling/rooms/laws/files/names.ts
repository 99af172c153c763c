import type { Law } from "../../source/sources.ts";

const refused = /^(?:utils?|helpers?|common|misc|types?|index|services?|managers?)$/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Next's own spellings: [slug], [...path], [[...path]], (group), @slot, _private. */
const routeFolder = /^(?:\[{1,2}(?:\.{3})?([\w-]+)\]{1,2}|\(([\w.-]+)\)|@([\w-]+)|_([\w-]+))$/;
/** Documents with the same name in every repository. */
const document = /^[A-Z][A-Z_-]*\.md$/;

function complaint(part: string, inRoutes: boolean): string | undefined {
  if (document.test(part)) return undefined;
  const route = inRoutes ? routeFolder.exec(part) : null;
  const name = route ? (route.slice(1).find(Boolean) ?? "") : part.replace(/^\./, "");
  const [stem = "", ...endings] = name.split(".");
  if (refused.test(stem))
    return `"${stem}" says nothing: name it after its main export, or move each part to where it is used`;
  if ([stem, ...endings].every((word) => kebab.test(word))) return undefined;
  return `"${part}" is not kebab-case`;
}

/** Files and folders are kebab-case and say what is in them. */
export const names: Law = (sources) => {
  const reported = new Set<string>();
  return sources.flatMap(({ path }) => {
    // The migration tool names its own files.
    if (path.includes("/db/migrations/")) return [];
    const parts = path.split("/");
    return parts.flatMap((part, at) => {
      const place = parts.slice(0, at + 1).join("/");
      const message = complaint(part, /^apps\/[^/]+\/src\/app\//.test(place));
      if (!message || reported.has(place)) return [];
      reported.add(place);
      return [{ file: path, line: 1, message }];
    });
  });
};
