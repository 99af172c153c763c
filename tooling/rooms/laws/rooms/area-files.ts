import { areaIn, isTest, stemOf } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

const shared = ["form", "columns", "labels", "rules"];
/** What stands in each home: files of these words, and folders. */
const homes = [
  { home: "areas", one: "area", words: ["data", "filters", ...shared], folders: ["screens", "parts"] },
  { home: "entities", one: "entity", words: ["queries", ...shared], folders: ["actions", "parts"] },
];

/** Areas and entities of the back-office use fixed file names; a file that grows becomes a folder of the same name. */
export const areaFiles: Law = (sources) =>
  sources.flatMap(({ path }) => {
    const found = homes.find(({ home }) => path.startsWith(`apps/dashboard/src/${home}/`));
    if (!found || isTest(path)) return [];
    const { home, one, words, folders } = found;
    const folder = `apps/dashboard/src/${home}`;
    const own = areaIn(folder, path);
    if (!own)
      return [{ file: path, line: 1, message: `belongs into the folder of its ${one}: ${home}/<domain>/<${one}>/` }];
    const [first = "", ...rest] = path.slice(`${folder}/${own}/`.length).split("/");
    if (rest.length > 0 ? [...words, ...folders].includes(first) : words.includes(stemOf(path))) return [];
    const names = [...words, ...folders.map((name) => `${name}/`)].join(", ");
    const message = `${home} hold ${names}: put it into one of them, or into a folder of that name (form/…)`;
    return [{ file: path, line: 1, message }];
  });
