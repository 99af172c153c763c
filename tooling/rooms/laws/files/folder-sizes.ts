import { folderOf, isSource, isTest } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

const most = 12;
/** Flat registries: one file per table, endpoint group, component or language's texts, and nothing else. */
const registry =
  /^(?:apps\/api\/src\/db\/schema\/\w+|packages\/contract\/src(?:\/\w+)?|packages\/ui\/src|apps\/[^/]+\/src\/i18n\/messages\/\w+|.*\/migrations(?:\/.*)?)$/;

/** No folder has more files than one can grasp: at most twelve besides tests. */
export const folderSizes: Law = (sources) => {
  const folders = new Map<string, string[]>();
  for (const { path } of sources) {
    const folder = folderOf(path);
    if (!isSource(path) || isTest(path) || registry.test(folder)) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders].flatMap(([folder, files]) => {
    if (files.length <= most) return [];
    return [
      {
        file: folder,
        line: 1,
        message: `${files.length} files beside tests, at most ${most}: give those that belong together a folder`,
      },
    ];
  });
};
