import { silenceConsole } from "@mauzo/ui/silence-console";
import { trustOwnScriptsOnly } from "./lib/policy/own-scripts-only.ts";

trustOwnScriptsOnly();
if (process.env.NODE_ENV === "production") silenceConsole();
