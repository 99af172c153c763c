declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** As it is on a plain Node server; the types on the registry are Express's. */
  const compression: () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  // biome-ignore lint/style/noDefaultExport: the package's own way.
  export default compression;
}
