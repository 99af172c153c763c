import { isTest, roomIn } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

const src = "apps/web/src";
const rooms = ["front", "app", "sections", "layout", "lib", "i18n"];
const rank = (room: string) => Math.min(rooms.indexOf(room), rooms.indexOf("lib"));

/** Inside the public site: front (which serves it) and app → sections → layout → i18n, lib; never upwards. */
export const site: Law = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const from = roomIn(src, path);
    if (!from || !rooms.includes(from) || isTest(path)) return [];
    return imports.flatMap(({ target, line }) => {
      const to = roomIn(src, target);
      if (!to || !rooms.includes(to) || rank(from) <= rank(to)) return [];
      return [{ file: path, line, message: `${from}/ stands below ${to}/: move it down, or pass it in` }];
    });
  });
