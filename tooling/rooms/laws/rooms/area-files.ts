import { areaIn, isTest, stemOf } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

const areas = "apps/dashboard/src/areas";
const words = ["data", "filters", "form", "columns", "labels", "rules"];
const folders = ["screens", "parts"];

/** An area of the back-office uses fixed file names; a file that grows becomes a folder of the same name. */
export const areaFiles: Law = (sources) =>
  sources.flatMap(({ path }) => {
    if (!path.startsWith(`${areas}/`) || isTest(path)) return [];
    const area = areaIn(areas, path);
    if (!area) return [{ file: path, line: 1, message: "belongs into the folder of an area: areas/<domain>/<area>/" }];
    const [first = "", ...rest] = path.slice(`${areas}/${area}/`.length).split("/");
    if (rest.length > 0 ? [...words, ...folders].includes(first) : words.includes(stemOf(path))) return [];
    return [
      {
        file: path,
        line: 1,
        message: `an area holds ${words.join(", ")}, screens/ and parts/: put it into one of them, or into a folder of that name (form/…)`,
      },
    ];
  });
