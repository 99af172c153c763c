import { silenceConsole } from "@mauzo/ui/silence-console";
import { installTrustedTypes } from "./lib/policy/trusted-types.ts";

installTrustedTypes();
if (process.env.NODE_ENV === "production") silenceConsole();
