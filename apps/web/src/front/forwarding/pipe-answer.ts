import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream";
import compression from "compression";
import type { Exchange } from "../exchange.ts";
import { ofConnection } from "./ask-server.ts";

const compress = compression();

/** Sends another server's answer on as it comes, compressed where that is of use. */
export function pipeAnswer({ request, response }: Exchange, answer: IncomingMessage): void {
  compress(request, response, () => {});
  response.statusCode = answer.statusCode ?? 502;
  response.statusMessage = answer.statusMessage ?? "";
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    if (!ofConnection.has(name)) response.setHeader(name, values.length > 1 ? values : (values[0] ?? ""));
  // A stream of events may have nothing to say for a while.
  if (answer.headers["content-type"]?.startsWith("text/event-stream")) response.flushHeaders();
  pipeline(answer, response, () => {});
}
