import { afterPaint } from "./after-paint.ts";
import { beforePaint } from "./before-paint.ts";
import { earlyPress } from "./early-press.ts";

/** The one inline script of a page. */
export const headScript = beforePaint + earlyPress + afterPaint;

/** Its hash as a source of a content security policy; a test keeps it true. */
export const headScriptHash = "'sha256-C2p23olX+G3uinbK7QDjLbM5kB6Hzyu8uP3HaYjjcQQ='";
