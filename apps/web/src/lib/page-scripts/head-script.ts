import { afterPaint } from "./after-paint.ts";
import { beforePaint } from "./before-paint.ts";
import { chatPress } from "./chat-press.ts";
import { clickReplay } from "./click-replay.ts";

/** The only inline script of a page. */
export const headScript = beforePaint + chatPress + clickReplay + afterPaint;

/** Its hash for the content security policy; a test keeps it up to date. */
export const headScriptHash = "'sha256-6GpyNKhjpGRxIfP+D/kX6tOzYtorJJtbDLshnc8FGMA='";
