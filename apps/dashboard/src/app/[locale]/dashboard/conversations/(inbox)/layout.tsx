import { textsLayout } from "../../../../../i18n/route-texts/route-texts.tsx";

export default textsLayout("addOrder", "botResumes", "conversations", "list", "openCarts", "orders");
