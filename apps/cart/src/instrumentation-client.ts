import { silenceConsole } from "@mauzo/ui/silence-console";

if (process.env.NODE_ENV === "production") silenceConsole();
