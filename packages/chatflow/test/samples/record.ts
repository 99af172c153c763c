import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { ChatState, newChatState } from "../../src/chat-state.ts";
import { defaultFlow } from "../../src/default-flow.ts";
import { siteFlow } from "../../src/site-flow.ts";
import { conversations } from "./conversations.ts";
import { playOn } from "./play-on.ts";
import { readShapes, samplesFolder } from "./read-samples.ts";
import { shapeDigest } from "./shape-digest.ts";
import { recordTalk, templateTalks } from "./template-talks.ts";

// Records the samples of the present release: `pnpm --filter @mauzo/chatflow record`.

const shapes = readShapes();

const write = async (folder: string, name: string, value: unknown) => {
  const path = join(samplesFolder, folder);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, `${name}.json`), `${JSON.stringify(value)}\n`);
};

/** A format that was recorded before keeps its shape: conversations of it are stored. */
function noteShape(kind: "state" | "flow", format: number, digest: string): string {
  const known = shapes[kind][format];
  if (known !== undefined && known !== digest)
    throw new Error(
      `The shape of ${kind} format ${format} has changed: give it a new format and a step that leads there`,
    );
  shapes[kind][format] = digest;
  return `${kind}-v${format}`;
}

const states = noteShape("state", newChatState().format, shapeDigest(ChatState));
const flows = noteShape("flow", defaultFlow.format, shapeDigest(FlowDocument));
for (const { name, said, goOn } of conversations) {
  const { state } = await playOn(defaultFlow, newChatState(), said);
  const { lines } = await playOn(defaultFlow, state, goOn);
  if (!lines) throw new Error(`${name} comes to no link`);
  await write(states, name, { state: { ...state, flow: "default:0123456789abcdef" }, goOn, lines });
}
for (const each of templateTalks) await write("talks", each.name, await recordTalk(each));
await write(flows, "default", defaultFlow);
await write(flows, "site", siteFlow);
await writeFile(join(samplesFolder, "shapes.json"), `${JSON.stringify(shapes, null, 2)}\n`);
