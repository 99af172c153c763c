import { SetAtAddress } from "../parts/set-at-address.tsx";

/** One collection: products somebody chose, or what a rule finds. */
export const SingleSetScreen = () => <SetAtAddress kind="curated" />;
