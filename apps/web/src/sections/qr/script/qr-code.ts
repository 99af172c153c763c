import { QuickStudio } from "../quick-studio.tsx";
import { wake } from "./wake.ts";
import "./qr-code.css";

void wake(QuickStudio);
