import { channel } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

/** Takes Next's note of where a call was forwarded out of every answer. Next offers no place for it; Node's diagnostics channel does. */
export function hideInnerAddress() {
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
