import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { serveBrokenFiles } from "./broken-files.ts";
import { readBotId } from "./gallery-variant.ts";
import { statesIn } from "./states/states.ts";

/** Answers the widget's calls as the API does, from the state named in the bot's id. */
function answer(request: IncomingMessage, response: ServerResponse) {
  const [, first = "", second = ""] = (request.url ?? "").split("/");
  const said = first === "conversation";
  const bot = readBotId(decodeURIComponent(said ? second : first));
  const state = bot && statesIn(bot.look.lang).find(({ name }) => name === bot.name);
  const send = (status: number, text: string) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "X-Visitor-Token": "a visitor's secret",
      "Retry-After": "20",
    });
    response.end(text);
  };
  if (!state) return send(404, JSON.stringify({ detail: "Not found" }));
  if (!said) {
    const theme_config = { mode: bot.look.mode, title: state.name, ...state.theme };
    return send(200, JSON.stringify({ theme_config }));
  }
  // This server pushes no messages.
  if (request.method === "GET") return send(200, JSON.stringify({ items: [] }));
  const { reply = [] } = state;
  if (reply === "silence") return;
  if (reply === "unreachable") return void request.socket.destroy();
  if ("status" in reply) return send(reply.status, reply.text);
  send(200, JSON.stringify({ actions: reply, response: reply, message: "", next_state: "" }));
}

const serve = (middlewares: Connect.Server) => {
  middlewares.use("/api/plugin", answer);
  middlewares.use(serveBrokenFiles);
  middlewares.use((request, _, next) => {
    request.url = request.url?.replace(/^\/(?=\?|$)/, "/gallery.html");
    next();
  });
};

export const mockServer: Plugin = {
  name: "stand-in",
  configureServer: ({ middlewares }) => serve(middlewares),
  configurePreviewServer: ({ middlewares }) => serve(middlewares),
  // The widget's dynamic imports go through `blockChunk`.
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\("/ },
    handler: (code) => ({ code: code.replace(/\bimport\(("[^"]+")\)/g, "arrive($1, () => import($1))"), map: null }),
  },
};
