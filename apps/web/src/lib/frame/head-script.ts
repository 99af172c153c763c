import { afterPaint } from "./after-paint.ts";
import { beforePaint } from "./before-paint.ts";

/** The one inline script of a page. */
export const headScript = beforePaint + afterPaint;

/** Its hash as a source of a content security policy; a test keeps it true. */
export const headScriptHash = "'sha256-LUb0cPqUVpmc7Nu4OL1wvNt40oIyMo7OOlbWJfBxoak='";
