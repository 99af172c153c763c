import { scriptReady } from "../../../layout/script-state/script-ready.ts";
import { copyCode } from "./copy-code.ts";
import { loadLiveWidget } from "./load-live-widget.ts";
import { openLinkedEntry } from "./open-linked-entry.ts";
import { searchEndpoints } from "./search-endpoints.ts";

// The behaviour of the documentation, which is complete without it.
copyCode();
searchEndpoints();
loadLiveWidget();
openLinkedEntry();
scriptReady();
