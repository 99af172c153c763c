import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";

const { host, port, ...options } = readEnv();
const server = serve({ fetch: createApp(options).fetch, hostname: host, port });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => process.exit(0)));
