import { lengthOf } from "../../report.ts";
import { areaIn, isTest, roomIn } from "../../source/path-kind.ts";
import type { Import } from "../../source/read-imports.ts";
import type { Law } from "../../source/sources.ts";

const src = "apps/dashboard/src";
const areas = `${src}/areas`;
const entities = `${src}/entities`;
/** From top to bottom: a file imports from its own folder and from those below it. */
const rooms = ["app", "shell", "areas", "entities", "components", "lib", "i18n"];
/** i18n and lib are on the same level: each may use the other. */
const rank = (room: string) => Math.min(rooms.indexOf(room), rooms.indexOf("lib"));
const callsApi = new Set([`${src}/lib/session/api.ts`]);
const client = /^@mauzo\/api-client\/(?:create-api$|create-calls$|create-server-api$|transport\/)/;
const pageMost = 18;
const isDataOf = (path: string) => /^apps\/dashboard\/src\/areas\/[^/]+\/[^/]+\/data(?:\.ts$|\/)/.test(path);
const isQueries = (path: string) => /^apps\/dashboard\/src\/entities\/[^/]+\/[^/]+\/queries(?:\.ts$|\/)/.test(path);
const isAction = (path: string) => /^apps\/dashboard\/src\/entities\/[^/]+\/[^/]+\/actions\//.test(path);
const mayCall = (path: string) => isDataOf(path) || isQueries(path) || isAction(path) || roomIn(src, path) === "lib";
const isPart = (path: string) => {
  const home = [areas, entities].find((each) => areaIn(each, path));
  return home !== undefined && path.startsWith(`${home}/${areaIn(home, path)}/parts/`);
};

function refusal(path: string, { specifier, target }: Import): string | undefined {
  const from = roomIn(src, path);
  if (((target && callsApi.has(target)) || client.test(specifier)) && !mayCall(path))
    return "calls the API: that is for data.ts of an area, queries.ts and actions/ of an entity, or lib/";
  if (!target?.startsWith(`${src}/`) || !from) return undefined;
  if (target === `${src}/areas.ts`)
    return from === "app" || from === "shell"
      ? undefined
      : "areas.ts is the table of the shell: pass in what is needed";
  const to = roomIn(src, target);
  if (!to || !rooms.includes(to) || !rooms.includes(from)) return undefined;
  const [area, other] = [areaIn(areas, path), areaIn(areas, target)];
  if (area && other && area !== other)
    return `area ${area} imports area ${other}: what both need goes to entities/ (knows the domain) or components/ (doesn't)`;
  if (isPart(path) && (isDataOf(target) || isQueries(target)))
    return "a part gets data as properties: let the screen read it (the action a part owns is in actions/ of an entity)";
  if (from === "shell" && other && !target.startsWith(`${areas}/${other}/screens/`))
    return "the shell shows screens of areas and knows nothing else of them";
  if (rank(from) > rank(to)) return `${from}/ stands below ${to}/: move it down, or pass it in`;
  return undefined;
}

/**
 * Inside the back-office: app → shell → areas → entities → components → lib. The API is called by data.ts of areas, by
 * queries.ts and actions/ of entities, and by lib.
 */
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
