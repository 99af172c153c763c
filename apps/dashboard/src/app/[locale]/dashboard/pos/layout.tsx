import { textsLayout } from "../../../../i18n/route-texts/route-texts.tsx";

export default textsLayout("addOrder", "list", "pos", "share");
