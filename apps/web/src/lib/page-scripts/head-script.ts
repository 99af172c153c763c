import { afterPaint } from "./after-paint.ts";
import { beforePaint } from "./before-paint.ts";
import { clickReplay } from "./click-replay.ts";

/** The only inline script of a page. */
export const headScript = beforePaint + clickReplay + afterPaint;

/** Its hash for the content security policy; a test keeps it up to date. */
export const headScriptHash = "'sha256-C2p23olX+G3uinbK7QDjLbM5kB6Hzyu8uP3HaYjjcQQ='";
