import { env } from "node:process";

const chatId = String(Date.now());
let visitorToken;

async function say(message) {
  const response = await fetch(`${env.MAUZO_API}/plugin/conversation/${env.MAUZO_BOT}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(visitorToken && { "X-Visitor-Token": visitorToken }) },
    body: JSON.stringify({ message, chat_id: chatId, bot_id: env.MAUZO_BOT, message_type: "text" }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  visitorToken = response.headers.get("X-Visitor-Token") ?? visitorToken;
  return [answer.message].flat().join("\n");
}

console.log(await say("Habari"));
console.log(await say("bidhaa"));
