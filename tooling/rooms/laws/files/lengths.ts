import { lengthOf } from "../../report.ts";
import { isSource } from "../../source/path-kind.ts";
import type { Law } from "../../source/sources.ts";

/** Texts and examples may be long without being hard to read. */
const isText = (path: string) => /(?:^|\/)(?:seed|messages|labels|i18n|stories)(?:\/|\.ts$)/.test(path);

/** No file is longer than one can read in one go. */
export const lengths: Law = (sources) =>
  sources.flatMap(({ path, text }) => {
    const [length, most] = [lengthOf(text), isText(path) ? 600 : 300];
    if (!isSource(path) || length <= most) return [];
    return [
      {
        file: path,
        line: most + 1,
        message: `${length} lines, at most ${most}: split it, each part named after what it exports`,
      },
    ];
  });
