import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";

const { host, port, businesses } = readEnv();
const server = serve({ fetch: createApp({ businesses }).fetch, hostname: host, port });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => process.exit(0)));
