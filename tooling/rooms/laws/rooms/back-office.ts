import { lengthOf } from "../../report.ts";
import { areaIn, isTest, roomIn } from "../../source/path-kind.ts";
import type { Import } from "../../source/read-imports.ts";
import type { Law } from "../../source/sources.ts";

const src = "apps/dashboard/src";
const areas = `${src}/areas`;
/** From top to bottom: a file imports from its own folder and from those below it. */
const rooms = ["app", "shell", "areas", "pickers", "components", "lib", "i18n"];
/** i18n and lib are on the same level: each may use the other. */
const rank = (room: string) => Math.min(rooms.indexOf(room), rooms.indexOf("lib"));
const callsApi = new Set([`${src}/lib/session/api.ts`]);
const client = /^@mauzo\/api-client\/(?:create-api$|create-calls$|create-server-api$|transport\/)/;
const pageMost = 18;
const isDataOf = (path: string) => /^apps\/dashboard\/src\/areas\/[^/]+\/[^/]+\/data(?:\.ts$|\/)/.test(path);

function refusal(path: string, { specifier, target }: Import): string | undefined {
  const from = roomIn(src, path);
  if (((target && callsApi.has(target)) || client.test(specifier)) && !isDataOf(path) && from !== "lib")
    return "calls the API: that is for data.ts of an area, or for lib/ where several areas need it";
  if (!target?.startsWith(`${src}/`) || !from) return undefined;
  if (target === `${src}/areas.ts`)
    return from === "app" || from === "shell"
      ? undefined
      : "areas.ts is the table of the shell: pass in what is needed";
  const to = roomIn(src, target);
  if (!to || !rooms.includes(to) || !rooms.includes(from)) return undefined;
  const [area, other] = [areaIn(areas, path), areaIn(areas, target)];
  if (area && other && area !== other)
    return `area ${area} imports area ${other}: what both need goes to pickers/ (knows the domain) or components/ (doesn't)`;
  if (area && area === other && path.startsWith(`${areas}/${area}/parts/`) && isDataOf(target))
    return "a part gets data and callbacks as properties: let the screen read data.ts";
  if (from === "shell" && other && !target.startsWith(`${areas}/${other}/screens/`))
    return "the shell shows screens of areas and knows nothing else of them";
  if (rank(from) > rank(to)) return `${from}/ stands below ${to}/: move it down, or pass it in`;
  return undefined;
}

/** Inside the back-office: app → shell → areas → pickers → components → lib, and only data.ts calls the API. */
export const backOffice: Law = (sources) =>
  sources.flatMap(({ path, text, imports }) => {
    if (!path.startsWith(`${src}/`) || isTest(path)) return [];
    const isLong = /\/app\/(?:.*\/)?page\.tsx$/.test(path) && lengthOf(text) > pageMost;
    const long = {
      file: path,
      line: pageMost + 1,
      message: `a page of ${lengthOf(text)} lines, at most ${pageMost}: it names a screen; the rest belongs there`,
    };
    const wrong = imports.flatMap((read) => {
      const message = refusal(path, read);
      return message ? [{ file: path, line: read.line, message }] : [];
    });
    return isLong ? [long, ...wrong] : wrong;
  });
