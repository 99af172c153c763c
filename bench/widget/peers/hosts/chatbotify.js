import { createElement } from "react";
import ChatBot from "react-chatbotify";
import { createRoot } from "react-dom/client";

const flow = { start: { message: "Hello", path: "start" } };
const place = document.body.appendChild(document.createElement("div"));
createRoot(place).render(createElement(ChatBot, { flow, settings: { general: { embedded: false } } }));
