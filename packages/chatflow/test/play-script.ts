import { startConversation } from "./start-conversation.ts";

/**
 * Plays a script and returns the real conversation in the same form, so that a test can compare the two as text. `>
 * words` is what the customer writes, `>> title` the button or row they pick; the rest is the shop's reply.
 */
export async function playScript(script: string, conversation = startConversation()): Promise<string> {
  const heard: string[] = [];
  for (const line of script.split("\n").filter((each) => each.startsWith(">"))) {
    const reply = line.startsWith(">> ")
      ? await conversation.tap(line.slice(3))
      : await conversation.say(line.slice(2));
    heard.push(`${line}\n${reply}`);
  }
  return `\n${heard.join("\n\n")}\n`;
}
