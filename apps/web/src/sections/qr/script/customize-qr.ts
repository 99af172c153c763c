import { DesignStudio } from "../design-studio.tsx";
import { wakeStudio } from "./wake-studio.ts";
import "./customize-qr.css";

void wakeStudio(DesignStudio);
