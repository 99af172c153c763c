declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** As used on a plain Node server; the types in the registry are for Express. */
  const compression: () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  // biome-ignore lint/style/noDefaultExport: the package's own way.
  export default compression;
}
