import Chatbot from "flowise-embed/dist/web.js";

Chatbot.init({ chatflowid: "shop", apiHost: location.origin });
