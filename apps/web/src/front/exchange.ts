import type { IncomingMessage, ServerResponse } from "node:http";

/** A request and the response it gets. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };
