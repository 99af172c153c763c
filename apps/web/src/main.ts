import { createServer } from "node:http";
import next from "next";
import { createFront } from "./front/create-front.ts";
import { listen } from "./front/listen.ts";
import { stopOnSignal } from "./front/stop-on-signal.ts";
import { isDevelopment, listensAt } from "./lib/env.ts";

const { host, port } = listensAt();
const app = next({ dev: isDevelopment(), dir: `${import.meta.dirname}/..`, hostname: host, port });
await app.prepare();
const handle = app.getRequestHandler();
// The front keeps its connections: one that is just closing would lose what is asked on it.
const renderer = createServer({ keepAliveTimeout: 70_000 }, (request, response) => void handle(request, response));
const inside = await listen(renderer, { port: 0, host: "127.0.0.1" });
const front = createServer({ keepAliveTimeout: 70_000 }, createFront(new URL(`http://127.0.0.1:${inside}`)));
await listen(front, { port, host });
stopOnSignal(front);
