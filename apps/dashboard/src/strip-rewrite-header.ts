import { channel } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

/**
 * Removes Next's header with the address a request was forwarded to from every response. Next has no hook for it;
 * Node's diagnostics channel has.
 */
export function stripRewriteHeader() {
  channel("http.server.request.start").subscribe((message) => {
    const response = typeof message === "object" && message && "response" in message ? message.response : undefined;
    if (!(response instanceof ServerResponse)) return;
    const { writeHead } = response;
    const value = (...head: unknown[]) => {
      response.removeHeader("x-middleware-rewrite");
      return Reflect.apply(writeHead, response, head);
    };
    Object.defineProperty(response, "writeHead", { configurable: true, writable: true, value });
  });
}
