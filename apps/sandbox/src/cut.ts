import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { objectOf } from "./whatsapp/json.ts";

/** The connection is cut: the request was carried out, and nobody hears of it. */
export function cut(c: Context): Response {
  const socket = objectOf(objectOf(c.env).incoming).socket;
  if (!hasDestroy(socket)) return c.body(null, 502);
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

const hasDestroy = (socket: unknown): socket is { destroy: () => void } =>
  typeof objectOf(socket).destroy === "function";
