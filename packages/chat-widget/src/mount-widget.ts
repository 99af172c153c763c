import { createWidget, type Widget, type WidgetOptions } from "./create-widget.ts";

/**
 * Puts a widget on the page from the host's own bundle; the panel becomes a chunk of that bundle. Sites without a
 * bundler use the script `widget.js`, built from the same parts.
 */
export const mountWidget = (options: WidgetOptions): Widget =>
  createWidget(options, () => import("./view/frame/panel.ts"));
