import { DesignStudio } from "../design-studio.tsx";
import { wake } from "./wake.ts";
import "./customize-qr.css";

void wake(DesignStudio);
