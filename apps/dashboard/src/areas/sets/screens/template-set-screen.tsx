import { SetAtAddress } from "../parts/set-at-address.tsx";

/** Products in sections with titles in both languages. */
export const TemplateSetScreen = () => <SetAtAddress kind="template" />;
