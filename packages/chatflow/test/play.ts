import { startTalk } from "./talk.ts";

/**
 * Plays a script and gives back what was really said in the same form, so that a test compares the two as text.
 * `> words` is what the customer writes, `>> title` the button or row tapped; the rest is the shop's answer.
 */
export async function play(script: string, talk = startTalk()): Promise<string> {
  const heard: string[] = [];
  for (const line of script.split("\n").filter((each) => each.startsWith(">"))) {
    const reply = line.startsWith(">> ") ? await talk.tap(line.slice(3)) : await talk.say(line.slice(2));
    heard.push(`${line}\n${reply}`);
  }
  return `\n${heard.join("\n\n")}\n`;
}
