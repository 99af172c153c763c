import { areaIn, isTest, roomIn } from "../../source/path-kind.ts";
import type { Import } from "../../source/read-imports.ts";
import type { Law } from "../../source/sources.ts";
import { isApiProgram, isDemoSeed } from "./api-programs.ts";

const src = "apps/api/src";
const modules = `${src}/modules`;
const gateways = `${src}/gateways`;
const domainRoutes = /\/modules\/[^/]+\/routes\.ts$/;
const reserved = /\/(?:routes|queries|rules|messages)(?:\.ts$|\/)/;

/** The reason why a file of the API may not import another one, or undefined. */
function refusal(path: string, { target, typeOnly }: Import): string | undefined {
  if (!target?.startsWith(`${src}/`)) return undefined;
  const [area, other] = [areaIn(modules, path), areaIn(modules, target)];
  const isModule = roomIn(modules, target) !== undefined;
  const from = (room: string) => path.startsWith(`${src}/${room}`);
  const to = (room: string) => target.startsWith(`${src}/${room}`);
  const isOwnGateway = roomIn(gateways, path) !== undefined && roomIn(gateways, path) === roomIn(gateways, target);

  const isAsking = from("gateways/") && to("gateways/asking/");

  if (to("gateways/") && !isOwnGateway && !isAsking && !from("main.ts") && !target.endsWith("/port.ts"))
    return "imports an adapter: import its port.ts; main.ts alone picks adapters";
  if (isModule && from("app.ts"))
    return domainRoutes.test(target)
      ? undefined
      : "app.ts is the table of contents: it imports only the routes.ts of domains";
  if (domainRoutes.test(path))
    return !other || (target.endsWith("/routes.ts") && roomIn(modules, path) === roomIn(modules, target))
      ? undefined
      : "a domain's routes.ts mounts those of its areas and does nothing else";
  if (isModule && target.endsWith("/routes.ts"))
    return "only a domain's routes.ts imports its areas' routes, and app.ts the domains': call the verb";
  if (other && other !== area && reserved.test(target))
    return `reaches into ${other}: call a verb of ${other}; its routes, queries, rules and messages are its own`;
  if ((from("http/") || from("gateways/")) && other)
    return "modules stand above http and gateways: pass in what is needed";
  if (
    from("db/") &&
    !isApiProgram(path) &&
    !isDemoSeed(path) &&
    (other || to("http/") || to("jobs/") || to("gateways/"))
  )
    return "db/ stands below everything: pass in what is needed";
  if (
    area &&
    /\/rules\.ts$/.test(path) &&
    !typeOnly &&
    (/\/queries(?:\.ts$|\/)/.test(target) || to("db/") || to("gateways/") || to("http/"))
  )
    return "rules are pure: let the verb load and pass in the values, and refuse";
  if (area && path.endsWith("/routes.ts") && to("db/schema/")) return "routes know no tables: ask queries.ts";
  return undefined;
}

/** Inside the API imports go one way: app → routes → verb → rules and queries → db. */
export const api: Law = (sources) =>
  sources.flatMap(({ path, imports }) => {
    if (!path.startsWith(`${src}/`) || isTest(path)) return [];
    return imports.flatMap((read) => {
      const message = refusal(path, read);
      return message ? [{ file: path, line: read.line, message }] : [];
    });
  });
