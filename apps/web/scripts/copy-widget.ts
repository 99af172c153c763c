import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";

const from = new URL("../../../packages/chat-widget/dist/", import.meta.url);
const to = new URL("../public/", import.meta.url);

if (!existsSync(new URL("widget.js", from))) {
  console.error("The chat widget is not built. Run: pnpm -C packages/chat-widget build");
  process.exit(1);
}
rmSync(new URL("widget/", to), { recursive: true, force: true });
mkdirSync(to, { recursive: true });
cpSync(new URL("widget.js", from), new URL("widget.js", to));
cpSync(new URL("widget/", from), new URL("widget/", to), { recursive: true });
