import { afterPaint } from "./after-paint.ts";
import { beforePaint } from "./before-paint.ts";
import { chatPress } from "./chat-press.ts";
import { clickReplay } from "./click-replay.ts";

/** The only inline script of a page. */
export const headScript = beforePaint + chatPress + clickReplay + afterPaint;
