import { QuickStudio } from "../quick-studio.tsx";
import { wakeStudio } from "./wake-studio.ts";
import "./qr-code.css";

void wakeStudio(QuickStudio);
